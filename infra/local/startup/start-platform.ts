import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDemoMade, makeDemo } from '#infra/local/demo/make-demo.ts';
import { boundStreamCost } from '#infra/local/platform/bound-stream-cost.ts';
import { storeFonts } from '#infra/local/startup/store-fonts.ts';
import { addressesFile, addressesOf, type Addresses } from '#infra/local/startup/addresses.ts';
import { bootstrapAccounts } from '#infra/local/startup/bootstrap.ts';
import { createTable } from '#infra/local/platform/database.ts';
import { ensureBuilt } from '#infra/local/platform/ensure-built.ts';
import { databaseFile, type Layout, layoutOf } from '#infra/local/platform/layout.ts';
import { assertPortsFree } from '#infra/local/platform/ports.ts';
import { assertNotRunning, killOrphans, ProcessList } from '#infra/local/platform/supervision/process-list.ts';
import { engineProcesses, serviceProcesses } from '#infra/local/platform/process-definitions.ts';
import { loadOrCreateSecrets } from '#infra/local/platform/secrets.ts';
import { SupervisedProcess } from '#infra/local/platform/supervision/supervised-process.ts';
import { writeFileAtomically } from '#infra/local/platform/write-file-atomically.ts';

export interface PlatformOptions {
  /** The edge's port; the six after it are used too. */
  port: number;
  dataDir: string;
  /** Whether to create missing sites and further accounts of the demo. One login of each role is always created. */
  demo: boolean;
  /** Whether to build first. Otherwise `dist` is used unchanged. */
  build: boolean;
  /** A DynamoDB to use instead of the embedded one. */
  databaseEndpoint?: string | undefined;
  /** The maximum size of a picture in MB; 30 by default. */
  imageMaxMb?: number | undefined;
  /** Receives the progress of the start and the stderr lines of processes. */
  report?: (line: string) => void;
}

export interface Platform {
  /** The addresses, without that of the demo site while the demo is created for the first time. */
  addresses: Addresses;
  /** Resolves with all addresses once the demo is complete and `addresses.json` is written. */
  complete: Promise<Addresses>;
  close: () => Promise<void>;
}

/** Calls `boundStreamCost` and tolerates its failure: another engine version may store streams differently, which only costs more. */
function boundCostOfStream(layout: Layout, report: (line: string) => void): void {
  try {
    boundStreamCost(databaseFile(layout));
  } catch (error) {
    report(`The database's stream has no index, so an idle platform needs more processor time with every write: ${String(error)}`);
  }
}

/** Waits for all promises before it throws the first failure, so that no work is still starting at that time. */
async function allSettled(work: readonly Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(work)) if (result.status === 'rejected') throw result.reason;
}

/**
 * Starts the whole product on this machine, with the data of an earlier start. Resolves when the console is usable, possibly before
 * the demo is complete.
 */
export async function startPlatform({
  port,
  dataDir,
  demo,
  build,
  databaseEndpoint,
  imageMaxMb,
  report = () => undefined,
}: PlatformOptions): Promise<Platform> {
  const layout = layoutOf({ port, dataDir, databaseEndpoint, imageMaxMb });
  const logs = path.join(layout.dataDir, 'logs');
  assertNotRunning(layout.dataDir);
  killOrphans(layout.dataDir);
  await assertPortsFree(layout);
  await mkdir(logs, { recursive: true });
  const secrets = await loadOrCreateSecrets(layout.dataDir);
  const list = new ProcessList(layout.dataDir);
  const running: SupervisedProcess[] = [];

  const start = async (definitions: Awaited<ReturnType<typeof engineProcesses>>): Promise<void> => {
    const processes = definitions.map(
      (definition) => new SupervisedProcess({ ...definition, logs, report, onPid: (pid) => list.set(definition.name, pid) }),
    );
    running.push(...processes);
    await Promise.all(processes.map((one) => one.start()));
  };
  /** Stops in the reverse order of starting, so that no process loses one it depends on. */
  let isClosing = false;
  const close = async (): Promise<void> => {
    isClosing = true;
    await rm(addressesFile(layout.dataDir), { force: true });
    for (const one of running.toReversed()) await one.stop();
    list.remove();
  };

  const startEngines = async (): Promise<void> => {
    await start(await engineProcesses(layout, secrets));
    if (!layout.externalDatabase) boundCostOfStream(layout, report);
    await createTable(layout, secrets);
    await storeFonts(layout, secrets);
  };
  const makeComplete = async (): Promise<Addresses> => {
    const addresses = addressesOf(layout, secrets, demo ? await makeDemo(layout, secrets.accessKeyId, report) : null);
    if (!isClosing) await writeFileAtomically(addressesFile(layout.dataDir), `${JSON.stringify(addresses, undefined, 2)}\n`, 0o600);
    return addresses;
  };

  try {
    // Removes the file that a killed supervisor has left, because scripts treat the file as the end of the start.
    await rm(addressesFile(layout.dataDir), { force: true });
    await allSettled([build ? ensureBuilt(report) : Promise.resolve(), startEngines()]);
    report('Starting …');
    await start(serviceProcesses(layout, secrets));
    await bootstrapAccounts(layout, secrets);
    const complete = makeComplete();
    // Callers that await `complete` get its failure; this prevents an unhandled rejection.
    complete.catch(() => undefined);
    const addresses = !demo || (await isDemoMade(layout)) ? await complete : addressesOf(layout, secrets, null);
    return { addresses, complete, close };
  } catch (error) {
    await close();
    throw error;
  }
}
