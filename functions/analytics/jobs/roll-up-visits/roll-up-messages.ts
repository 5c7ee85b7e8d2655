import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { describeError } from '#functions/platform/base/log.ts';
import type { JobLog } from '#functions/platform/runner/job-log.ts';
import type { RollUpHours } from '#functions/analytics/jobs/roll-up-visits/roll-up-visits.ts';
import { RollUpMessage } from '#functions/analytics/store/roll-up-message.ts';
import type { VisitHours } from '#functions/analytics/store/visit-hours.ts';

interface RollUpMessagesDependencies {
  rollUp: RollUpHours;
  hours: Pick<VisitHours, 'requestAgain'>;
  clock: Clock;
  log: JobLog;
}

/** After this time an invocation begins no further hour, so that it ends within its timeout even if the last hour is a very busy one. */
const HOURS_WITHIN_MS = 240_000;

interface ReadMessage extends RollUpMessage {
  messageId: string;
}

/**
 * Rolls up the hours that a batch of messages requests, those of one site together, so that their day and month are summed once. Returns
 * the messages that failed, so that the queue delivers only these again. Hours for which there is no time are requested again: a message
 * that waits for its next delivery would count as failed.
 */
export const rollUpMessages =
  ({ rollUp, hours, clock, log }: RollUpMessagesDependencies) =>
  async ({ Records: records }: SQSEvent): Promise<SQSBatchResponse> => {
    const end = new Date(clock().getTime() + HOURS_WITHIN_MS);
    const failed: string[] = [];
    const fail = (messageIds: readonly string[], error: unknown): void => {
      failed.push(...messageIds);
      log({ level: 'error', jobId: undefined, error: describeError(error) });
    };
    const read = ({ messageId, body }: SQSRecord): ReadMessage[] => {
      try {
        return [{ messageId, ...RollUpMessage.parse(JSON.parse(body)) }];
      } catch (error) {
        fail([messageId], error);
        return [];
      }
    };
    for (const [siteId, messages] of Map.groupBy(records.flatMap(read), (message) => message.siteId)) {
      try {
        const left = await rollUp(siteId, [...new Set(messages.map(({ hour }) => hour))], end);
        for (const hour of left) await hours.requestAgain(siteId, hour);
      } catch (error) {
        fail(
          messages.map(({ messageId }) => messageId),
          error,
        );
      }
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };
