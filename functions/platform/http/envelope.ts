import type { MiddlewareObj, Request } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { ERROR_STATUS } from '#shared/model/error.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { Log, LogLine } from '#functions/platform/http/log.ts';
import { describeError } from '#functions/platform/base/log.ts';
import { errorResponse } from '#functions/platform/http/response.ts';

interface Internal extends Record<string, unknown> {
  startedAt?: number;
}

type HttpRequest = Request<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Error, Context, Internal>;

const SERVER_FAULT = 500;

function line({ event, internal }: HttpRequest, status: number, details: Partial<LogLine> = {}): LogLine {
  const ms = Math.round(performance.now() - (internal.startedAt ?? 0));
  return {
    level: status < SERVER_FAULT ? 'info' : 'error',
    requestId: event.requestContext.requestId,
    edgeId: event.headers['x-amz-cf-id'],
    endpoint: event.routeKey,
    status,
    ms,
    ...details,
  };
}

const toAppError = (error: unknown): AppError => (error instanceof AppError ? error : new AppError('internal', {}, { cause: error }));

/** Resolves the called endpoint (`resolveEndpoint`), answers thrown errors as `{data, message}` (an error other than `AppError` as `internal`) and logs one line for each request. */
export const envelope = (
  log: Log,
  resolveEndpoint: (event: APIGatewayProxyEventV2) => void,
): MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Error, Context, Internal> => ({
  before: ({ event, internal }) => {
    internal.startedAt = performance.now();
    resolveEndpoint(event);
  },
  after: (request) => {
    log(line(request, request.response?.statusCode ?? SERVER_FAULT));
  },
  onError: (request) => {
    const error = toAppError(request.error);
    const { code, cause } = error;
    log(line(request, ERROR_STATUS[code], { code, ...(cause !== undefined && { error: describeError(cause) }) }));
    request.response = errorResponse(error, request.event.requestContext.requestId);
  },
});
