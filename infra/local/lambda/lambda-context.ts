import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import { FUNCTIONS, type FunctionName } from '#infra/functions.ts';

const unsupported = (): never => {
  throw new Error('Callbacks are not supported: return a promise.');
};

/** The second argument of a handler. `deadline`: when the function times out, in epoch milliseconds. */
export function lambdaContext(name: FunctionName, deadline: number): Context {
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
