# One image for every role; ROLE and the rest of the environment decide what a container does.
# The base images bring glibc and npm. The Node that runs the product is the pinned one that npm
# installs, and it needs libatomic, which slim images leave out.

FROM node:22-bookworm-slim AS build
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY . .
# The launcher of `npm start` without the start: installs by the lock file, builds the site with the
# pinned Node. What only building and testing needed is then taken out again, and the built site must
# still load with what is left.
RUN --mount=type=cache,target=/root/.npm \
  node tooling/build-site.mjs \
  && npm prune --omit=dev --no-save --no-audit --no-fund \
  && node_modules/.bin/node --input-type=module \
    --eval "await import('/app/apps/player/build/server/index.js')"

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin maneki \
  && install --directory --owner=maneki --group=maneki --mode=0700 /data
WORKDIR /app
# Owned by root: the product may read itself and write nothing but its data.
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
COPY --from=build /app/apps apps
# Mount a volume at /data to run on the embedded database; with DATABASE_URL and MASTER_SECRET nothing
# is written there. HOST is IPv4 because a container may have no IPv6 at all. What is reached from elsewhere
# has no accounts whose password is known, unless DEMO=on is said.
ENV PATH=/app/node_modules/.bin:$PATH NODE_ENV=production DEMO=off HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER maneki
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/main/src/main.ts"]
