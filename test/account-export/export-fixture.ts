import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { AccountExport } from '#shared/model/account-export/account-export.ts';
import type { JobEvent } from '#functions/platform/gateways/job-queue.ts';
import { readZipBytes } from '#test/support/billing/read-zip.ts';
import { type Answer, send } from '#test/support/http/send.ts';
import { type Product, startProduct } from '#test/support/product.ts';

type JobFunction = (event: JobEvent) => Promise<void>;

/** The deployed API, and the deployed function that carries out exports, on their own engines. */
export async function startExportFixture() {
  const product = await startProduct();
  // Imported only now, because the handler reads the environment that the product has set.
  const { handler } = (await import('#functions/account-export/jobs/export-account/handler.ts')) as { handler: JobFunction };
  return { product, ...exportCalls(product), run: (jobId: string) => handler({ jobId }) };
}

function exportCalls({ handlers }: Product) {
  const call = (endpoint: 'start' | 'latest', token: string, accountId: string): Promise<Answer> => {
    const body = endpoint === 'start' ? { body: { language: 'en' } } : {};
    return send(handlers.accountExport, apiContract.accountExport[endpoint], { params: { accountId }, ...body, token });
  };
  const found = async (answer: Promise<Answer>): Promise<AccountExport | null> =>
    ((await answer).data as { export: AccountExport | null }).export;
  return {
    call,
    start: async (token: string, accountId: string): Promise<AccountExport> => {
      const started = await found(call('start', token, accountId));
      if (!started) throw new Error('No export was started');
      return started;
    },
    latest: (token: string, accountId: string) => found(call('latest', token, accountId)),
    /** The files of an archive by name. */
    download: async ({ url }: Pick<AccountExport, 'url'>): Promise<Map<string, Buffer>> => {
      const answer = await fetch(url ?? 'about:blank');
      if (!answer.ok) throw new Error(`The link answers ${answer.status}`);
      return readZipBytes(Buffer.from(await answer.arrayBuffer()));
    },
  };
}

export type ExportFixture = Awaited<ReturnType<typeof startExportFixture>>;
