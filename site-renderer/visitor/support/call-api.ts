export interface ApiResponse {
  /** The HTTP status; 0 if there was no response. */
  status: number;
  ok: boolean;
  data: Readonly<Record<string, unknown>>;
}

/** The timeout of a request. Sending a form again after a timeout is idempotent, because the entry has an id. */
const TIMEOUT_MS = 30_000;

/** Calls the API: with POST and a JSON body, or with GET if there is no body. Never rejects. */
export async function callApi(address: string, body?: object): Promise<ApiResponse> {
  const response = await fetch(address, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (!response) return { status: 0, ok: false, data: {} };
  const { data } = (await response.json().catch(() => ({}))) as { data?: ApiResponse['data'] | null };
  return { status: response.status, ok: response.ok, data: data ?? {} };
}
