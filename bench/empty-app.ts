/** What guest pages are compared with: a Fastify that does nothing but answer, in its own process. */
import fastify from 'fastify';

const app = fastify();
app.get('/', async () => '');
process.once('SIGTERM', () => app.close());
await app.listen({ port: Number(process.env.PORT), host: '::' });
