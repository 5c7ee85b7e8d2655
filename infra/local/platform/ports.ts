import { createServer } from 'node:net';
import { SERVICES, type Layout, type Service } from '#infra/local/platform/layout.ts';

/** A fault that the user can fix. Shown as one line, without a stack. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Throws a `SetupError` that names the port and its service unless every port is free. */
export async function assertPortsFree({ ports, externalDatabase }: Layout): Promise<void> {
  for (const [service, port] of Object.entries(ports) as [Service, number][]) {
    if (service === 'dynamodb' && externalDatabase) continue;
    if (await isFree(port)) continue;
    const count = Object.keys(ports).length;
    throw new SetupError(
      `Port ${port} is taken; it is needed for ${SERVICES[service]}. Choose others with PORT: "PORT=5000 npm start" takes 5000 to ${5000 + count - 1}.`,
    );
  }
}

/** Returns the port of the edge: PORT of the environment, or 4000. */
export function parsePort(value: string | undefined): number {
  if (value === undefined || value === '') return 4000;
  const port = Number(value);
  const last = 65_535 - (Object.keys(SERVICES).length - 1);
  if (!Number.isInteger(port) || port < 1 || port > last)
    throw new SetupError(`PORT must be a whole number from 1 to ${last}, not "${value}".`);
  return port;
}
