import { expect, it } from 'vitest';
import type { Settings } from '#infra/constructs/settings.ts';
import { testAlarms } from '#infra/operations/doctor/test-alarms.ts';

const settings = { name: 'swipe', region: 'ap-northeast-1', alarmEmail: 'me@shop.jp' } as Settings;

/** Returns the findings if the history of a forced alarm begins with `summary`, and the commands that were run. */
async function found(summary: string, alarms: string[] = ['swipe-ops-AlarmsApiFails1']) {
  const commands: string[] = [];
  let polls = 0;
  const findings = await testAlarms(
    settings,
    async (...words) => {
      commands.push(words.join(' '));
      if (words[1] === 'describe-alarms') return { MetricAlarms: alarms.map((AlarmName) => ({ AlarmName })) };
      if (words[1] !== 'describe-alarm-history') return undefined;
      polls += 1;
      return { AlarmHistoryItems: polls < 3 ? [] : [{ HistorySummary: summary }] };
    },
    async (_, ask) => {
      for (;;) {
        const answer = await ask();
        if (answer !== undefined) return answer;
      }
    },
  );
  return { commands, findings };
}

it('testAlarms forces one alarm of each topic and waits until the alarm has notified the topic', async () => {
  const { commands, findings } = await found('Successfully executed action arn:aws:sns:ap-northeast-1:1:topic');
  expect(findings.map(({ level }) => level)).toEqual(['ok', 'ok']);
  const forced = commands.filter((command) => command.includes('set-alarm-state'));
  expect(forced).toEqual([expect.stringContaining('--region ap-northeast-1'), expect.stringContaining('--region us-east-1')]);
});

it('testAlarms reports an alarm that may not notify its topic, with the message of the alarm history', async () => {
  const { findings } = await found('Failed to execute action arn:aws:sns:…: not authorized to perform: SNS:Publish');
  expect(findings[0]).toMatchObject({ level: 'fault', text: expect.stringContaining('not authorized to perform: SNS:Publish') });
});

it('testAlarms reports a region without alarms', async () => {
  const { findings } = await found('', []);
  expect(findings.map(({ level }) => level)).toEqual(['fault', 'fault']);
});
