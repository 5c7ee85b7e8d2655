import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '#shared/api-contract/endpoint.ts';
import type { userImport } from '#shared/api-contract/endpoints/user-import.ts';
import type { FileFormat, ImportState, UserImport } from '#shared/model/accounts/user-import.ts';
import { api } from '#web/lib/api/api-client.ts';

const IMPORTS = ['imports'] as const;
const oneKey = (id: string) => [...IMPORTS, 'one', id] as const;
const POLL_MS = 1_500;
/** Poll interval in milliseconds while invitations are sent, which takes minutes. */
const SLOW_POLL_MS = 20_000;

/** Whether a job is working on the import. */
export const isUnderWay = (state: ImportState): boolean => ['checking', 'writing', 'clearing', 'undoing'].includes(state);

/** Returns the poll interval in milliseconds; `false` in states that do not change. */
function pollInterval(present: UserImport | undefined): number | false {
  if (!present) return false;
  if (isUnderWay(present.state)) return POLL_MS;
  return present.state === 'done' && present.invited < present.accounts ? SLOW_POLL_MS : false;
}

/** The latest imports of the account that the login works in. */
export const useImports = () =>
  useQuery({
    queryKey: [...IMPORTS, 'list'],
    queryFn: async ({ signal }) => (await api.userImport.list({}, { signal })).imports,
    refetchInterval: ({ state }) => (state.data?.some((one) => isUnderWay(one.state)) ? POLL_MS * 2 : false),
    staleTime: 0,
  });

/** One import; polled while a job works on it. */
export const useImport = (id: string) =>
  useQuery({
    queryKey: oneKey(id),
    queryFn: async ({ signal }) => (await api.userImport.get({ params: { id } }, { signal })).import,
    refetchInterval: ({ state }) => pollInterval(state.data),
    staleTime: 0,
  });

/** The preview of an uploaded file in a given format. The server detects omitted parts of the format. */
export const useImportPreview = (id: string, format: Partial<FileFormat>) =>
  useQuery({
    queryKey: [...IMPORTS, 'preview', id, format],
    queryFn: ({ signal }) => api.userImport.preview({ params: { id }, query: format }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** The first invoices of the accounts of an uploaded file. */
export const useFirstInvoices = (id: string, body: CallOf<typeof userImport.firstInvoices>['body']) =>
  useQuery({
    queryKey: [...IMPORTS, 'first-invoices', id, body],
    queryFn: ({ signal }) => api.userImport.firstInvoices({ params: { id }, body }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** The faults of a refused import, page by page. */
export const useImportFaults = (id: string) =>
  useInfiniteQuery({
    queryKey: [...IMPORTS, 'faults', id],
    queryFn: ({ pageParam, signal }) =>
      api.userImport.faults({ params: { id }, query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ faults }) => faults),
  });

type StartBody = CallOf<typeof userImport.start>['body'];

/** Starts an import and uploads its file. Throws API errors, or an error if the upload fails. */
async function startImport({ file, ...to }: Pick<StartBody, 'role' | 'parentId'> & { file: File }): Promise<UserImport> {
  const { import: started, upload } = await api.userImport.start({ body: { ...to, fileName: file.name, size: file.size } });
  const answer = await fetch(upload.url, { method: 'PUT', headers: upload.headers, body: file });
  if (!answer.ok) throw new Error(`The upload was answered with ${answer.status}`);
  return started;
}

export const useStartImport = () => useMutation({ mutationFn: startImport });

/** Caches the answer of a call as the state of the import, and invalidates lists of accounts. */
function useImportChange<Input>(call: (input: Input) => Promise<{ import: UserImport }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await call(input)).import,
    onSuccess: (changed) => {
      client.setQueryData(oneKey(changed.id), changed);
      for (const queryKey of [[...IMPORTS, 'list'], ['users'], ['summary'], ['audit']]) void client.invalidateQueries({ queryKey });
    },
  });
}

export const useConfirmImport = (id: string) =>
  useImportChange((body: CallOf<typeof userImport.confirm>['body']) => api.userImport.confirm({ params: { id }, body }));

export const useUndoImport = (id: string) => useImportChange(() => api.userImport.undo({ params: { id } }));
