import { redirect } from 'react-router';

/** Any path that the route table does not know leads home, on the server and in the browser. */
export const loader = () => redirect('/home');

export const clientLoader = () => redirect('/home');

export default function UnknownScreen() {
  return null;
}
