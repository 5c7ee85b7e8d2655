export interface ApiAnswer {
  /** 0: nobody answered. */
  status: number;
  ok: boolean;
  data: Readonly<Record<string, unknown>>;
}

/** After this long nobody answers any more. A form that arrives all the same is kept once, whoever sends it again. */
const PATIENCE_MS = 30_000;

/** Asks the API; what carries something is sent as POST. */
export async function askApi(address: string, body?: object): Promise<ApiAnswer> {
  const response = await fetch(address, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  if (!response) return { status: 0, ok: false, data: {} };
  const { data } = (await response.json().catch(() => ({}))) as { data?: ApiAnswer['data'] | null };
  return { status: response.status, ok: response.ok, data: data ?? {} };
}
