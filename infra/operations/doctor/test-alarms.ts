import * as z from 'zod';
import type { Settings } from '#infra/constructs/settings.ts';
import type { AwsCli } from '#infra/operations/doctor/aws-cli.ts';
import { fault, type Finding, ok } from '#infra/operations/doctor/finding.ts';

/** CloudFront's alarms are in this region. */
const CLOUDFRONT_REGION = 'us-east-1';
const REASON = 'Test by npm run doctor: nothing is wrong.';

const Alarms = z.object({ MetricAlarms: z.array(z.object({ AlarmName: z.string() })) });
const History = z.object({ AlarmHistoryItems: z.array(z.object({ HistorySummary: z.string() })) });

type Poll = <T>(what: string, ask: () => Promise<T | undefined>) => Promise<T>;

/**
 * Forces one alarm of each topic, and checks in its history whether its e-mail was sent. CloudWatch resets the alarm within
 * minutes. Only the recipient can confirm that the e-mail has arrived.
 */
export async function testAlarms({ name, region, alarmEmail }: Settings, aws: AwsCli, poll: Poll): Promise<Finding[]> {
  const topics = [
    [region, `${name}-ops-`],
    [CLOUDFRONT_REGION, `${name}-visitor-alarms-`],
  ] as const;

  async function testOne(where: string, prefix: string): Promise<Finding> {
    const cloudWatch = (...words: string[]) => aws('cloudwatch', ...words, '--region', where);
    const { MetricAlarms } = Alarms.parse(await cloudWatch('describe-alarms', '--alarm-name-prefix', prefix, '--max-items', '1'));
    const alarm = MetricAlarms[0]?.AlarmName;
    if (alarm === undefined) return fault(`${where} has no alarm that begins with "${prefix}". Deploy all stacks.`);
    const since = new Date().toISOString();
    await cloudWatch('set-alarm-state', '--alarm-name', alarm, '--state-value', 'ALARM', '--state-reason', REASON);
    const summary = await poll(`the alarm ${alarm} has acted`, async () => {
      const query = ['--alarm-name', alarm, '--history-item-type', 'Action', '--start-date', since];
      const { AlarmHistoryItems } = History.parse(await cloudWatch('describe-alarm-history', ...query));
      return AlarmHistoryItems[0]?.HistorySummary;
    });
    if (/^Successfully/i.test(summary)) return ok(`${where}: an alarm has sent a test e-mail to ${alarmEmail}. See that it arrives.`);
    return fault(`${where}: an alarm could not notify its topic: ${summary}`);
  }

  return Promise.all(topics.map(([where, prefix]) => testOne(where, prefix)));
}
