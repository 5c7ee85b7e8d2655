import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { endpointUrl, type ApiCall } from '#shared/api-contract/endpoint-url.ts';
import { auth } from '#shared/api-contract/endpoints/auth.ts';
import type { CallOf, Endpoint, ResponseOf } from '#shared/api-contract/endpoint.ts';
import { ErrorPayload } from '#shared/api-contract/envelope.ts';
import { preview } from '#shared/api-contract/endpoints/preview.ts';
import { media, type Upload } from '#shared/api-contract/endpoints/media.ts';
import type { ImageRef, Media, Variant, VideoRef } from '#shared/model/media/media.ts';
import { taggedMediaPath } from '#shared/rules/media/media-path.ts';

const Answer = z.object({ data: z.unknown(), message: z.string(), media: z.record(z.string(), z.string()).default({}) });

/** A failed call. `refusal` is absent if the response does not come from the product. */
export class ApiError extends Error {
  readonly status: number;
  readonly refusal: ErrorPayload | undefined;

  constructor(what: string, status: number, answer: unknown) {
    super(`${what} answered ${status}: ${JSON.stringify(answer)}`);
    this.name = 'Refused';
    this.status = status;
    this.refusal = ErrorPayload.safeParse(Answer.safeParse(answer).data?.data).data;
  }
}

/** A file and its presigned upload URLs. */
export interface UploadedFile {
  upload: Upload;
  content: Uint8Array<ArrayBuffer>;
}

/** A client of the console's API: calls endpoints of the API contract and uploads pictures and videos. */
export class ConsoleSession {
  readonly #origin: string;
  #token: string | undefined;

  /** Creates a session that is not signed in, for public endpoints. `origin`: the console's, such as `http://localhost:4000`. */
  constructor(origin: string) {
    this.#origin = origin;
  }

  static async signIn(origin: string, login: { email: string; password: string }): Promise<ConsoleSession> {
    const session = new ConsoleSession(origin);
    const { accessToken } = await session.call(auth.login, { body: login });
    session.#token = accessToken;
    return session;
  }

  /** Signs an invitee in to the preview of a site. Returns the session. */
  static async openPreview(origin: string, siteId: string, invitee: { email: string; password: string }): Promise<ConsoleSession> {
    const session = new ConsoleSession(origin);
    const { accessToken } = await session.call(preview.login, { params: { siteId }, body: invitee });
    session.#token = accessToken;
    return session;
  }

  /** Calls one endpoint. Throws `ApiError` unless it succeeds. */
  async call<E extends Endpoint>(endpoint: E, parts: CallOf<E>): Promise<ResponseOf<E>> {
    return (await this.#answer(endpoint, parts)).data;
  }

  /** Requests a file of unpublished media, with the login's permission. */
  async fetchMedia(mediaId: string, variant: Variant): Promise<Response> {
    const { tags, cookie } = await this.#answer(media.renewRight, { body: { mediaIds: [mediaId] } });
    return fetch(`${this.#origin}${taggedMediaPath(mediaId, variant, tags[mediaId] ?? '')}`, { headers: { cookie } });
  }

  /** `cookie`: the cookies that the response sets, for the next request. */
  async #answer<E extends Endpoint>(
    endpoint: E,
    parts: CallOf<E>,
  ): Promise<{ data: ResponseOf<E>; tags: Record<string, string>; cookie: string }> {
    const { body }: ApiCall = parts;
    const response = await fetch(`${this.#origin}${endpointUrl(endpoint, parts)}`, {
      method: endpoint.method,
      headers: {
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new ApiError(`${endpoint.method} ${endpoint.path}`, response.status, answer);
    const { data, media: tags } = Answer.parse(answer);
    const cookies = response.headers.getSetCookie().flatMap((cookie) => cookie.split(';')[0] ?? []);
    return { data: endpoint.response.parse(data) as ResponseOf<E>, tags, cookie: cookies.join('; ') };
  }

  /** Uploads pictures to their presigned URLs and waits until they are processed. Returns them in the same order. */
  async upload(files: readonly UploadedFile[]): Promise<ImageRef[]> {
    return (await this.#send(files)).map(({ name, image, fault }) => {
      if (!image) throw new Error(`${name} was refused: ${fault}`);
      return image;
    });
  }

  /** Uploads a video and waits until it is converted. */
  async uploadVideo(file: UploadedFile): Promise<VideoRef> {
    const [sent] = await this.#send([file]);
    if (!sent?.video) throw new Error(`${sent?.name} was refused: ${sent?.fault}`);
    return sent.video;
  }

  async #send(files: readonly UploadedFile[]): Promise<Media[]> {
    for (const { upload, content } of files)
      for (const { url, start, size } of upload.parts) {
        const response = await fetch(url, { method: 'PUT', headers: upload.headers, body: content.subarray(start, start + size) });
        if (!response.ok) throw new Error(`The storage answered ${response.status} to an upload: ${await response.text()}`);
      }
    const ids = files.map(({ upload }) => upload.mediaId);
    await this.call(media.complete, { body: { mediaIds: ids } });
    return pollUntil('the files are ready', () => this.#processed(ids));
  }

  async #processed(ids: readonly string[]): Promise<Media[] | undefined> {
    const answer = await this.call(media.list, { query: { ids: ids.join(',') } });
    const byId = new Map(answer.media.map((one) => [one.id, one]));
    const processed = ids.flatMap((id) => byId.get(id) ?? []).filter(({ state }) => state === 'ready' || state === 'failed');
    return processed.length === ids.length ? processed : undefined;
  }
}

/** Polls until `ask` returns a value. Throws after two minutes, with `what` in the message. */
export async function pollUntil<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await delay(100);
  }
  throw new Error(`Timed out after two minutes, waiting until ${what}`);
}
