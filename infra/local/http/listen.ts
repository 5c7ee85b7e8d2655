import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A listening server. `close` also ends open connections. */
export interface Listening {
  url: string;
  close: () => Promise<void>;
}

/** The keep-alive timeout. It is longer than that of every SDK, so that clients close idle connections and not the server. */
const KEEP_ALIVE_MS = 65_000;

/** Starts a server on the loopback interface; port 0 means any free port. Rejects with `EADDRINUSE` if the port is in use. */
export async function listen(server: Server, port: number): Promise<Listening> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
