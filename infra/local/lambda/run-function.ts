import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'aws-lambda';
import { functionDist } from '#infra/build/paths.ts';
import { FUNCTIONS, type FunctionName } from '#infra/functions.ts';

/** Lambda's limit for the request and the response of a synchronous invocation, in bytes of JSON. */
export const PAYLOAD_MAX_BYTES = 6_291_456;

export type Handler = (event: unknown, context: Context) => Promise<unknown>;

/** The failure of a function that threw, timed out or returned too much. `type` and `message` are those that Lambda reports. */
export class FunctionFailure extends Error {
  readonly type: string;

  constructor(type: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FunctionFailure';
    this.type = type;
  }
}

/**
 * Mediabunny marks its process as having loaded it and reports a second copy as an error. Every function bundles a copy. On AWS each
 * has a separate process. Here functions share one and exchange only JSON, so the mark is hidden from all copies.
 */
Object.defineProperty(globalThis, Symbol.for('mediabunny loaded'), {
  get: () => undefined,
  set() {
    // The mark is ignored: if it were stored, the next copy would report an error.
  },
  configurable: true,
});

const unsupported = (): never => {
  throw new Error('Callbacks are not supported: return a promise.');
};

/** Returns the second argument of a handler. `deadline`: when the function times out, in epoch milliseconds. */
function lambdaContext(name: FunctionName, deadline: number): Context {
  return {
    callbackWaitsForEmptyEventLoop: true,
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:ap-northeast-1:000000000000:function:${name}`,
    memoryLimitInMB: String(FUNCTIONS[name].memoryMb),
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${name}`,
    logStreamName: String(process.pid),
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: unsupported,
    fail: unsupported,
    succeed: unsupported,
  };
}

/** Loads the handler of a deployed bundle on first use. Node caches the bundle, as in a warm Lambda. */
async function loadHandler(name: FunctionName): Promise<Handler> {
  const { handler } = (await import(pathToFileURL(path.join(functionDist(name), 'index.mjs')).href)) as { handler: Handler };
  return handler;
}

async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new FunctionFailure('Sandbox.Timedout', `Task timed out after ${(milliseconds / 1000).toFixed(2)} seconds`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

export type Invoke = (name: FunctionName, event: unknown) => Promise<unknown>;

/**
 * Runs functions as Lambda does: event and result are passed as JSON, within the function's timeout. Every failure is thrown as a
 * `FunctionFailure`. `load` returns a function's handler.
 */
export function functionRunner(load: (name: FunctionName) => Promise<Handler> = loadHandler): Invoke {
  return async (name, event) => {
    const limit = FUNCTIONS[name].timeoutSeconds * 1000;
    try {
      const handler = await load(name);
      const result = await withTimeout(handler(JSON.parse(JSON.stringify(event)), lambdaContext(name, Date.now() + limit)), limit);
      const json = JSON.stringify(result) ?? 'null';
      if (Buffer.byteLength(json) > PAYLOAD_MAX_BYTES)
        throw new FunctionFailure(
          'Function.ResponseSizeTooLarge',
          `Response payload size exceeded maximum allowed payload size (${PAYLOAD_MAX_BYTES} bytes).`,
        );
      return JSON.parse(json) as unknown;
    } catch (error) {
      if (error instanceof FunctionFailure) throw error;
      throw error instanceof Error ? new FunctionFailure(error.name, error.message, error) : new FunctionFailure('Error', String(error));
    }
  };
}
