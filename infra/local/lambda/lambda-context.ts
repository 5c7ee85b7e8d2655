import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import { FUNCTIONS, type FunctionName } from '#infra/functions.ts';

const ended = (): never => {
  throw new Error('The callback style of answering is not supported: return a promise.');
};

/** The second argument of a handler; `deadline` in epoch milliseconds is when the function's time is up. */
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
    done: ended,
    fail: ended,
    succeed: ended,
  };
}
