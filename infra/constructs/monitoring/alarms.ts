import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

interface AlarmDefinition {
  metric: IMetric;
  /** What people notice. First words of the e-mail; the rest is in docs/operations.md under the alarm's name. */
  impact: string;
  /** The alarm goes off above this. */
  above: number;
  /** How many periods of the metric must be bad in a row; 1 unless told. */
  periods?: number;
  /** For what must happen all the time: no data is bad. Then the alarm goes off at or below `above`. */
  mustHappen?: boolean;
}

/** Alarms worded as what people notice, all sent to one topic, and that it is over too. */
export class Alarms extends Construct {
  readonly all: readonly Alarm[];

  constructor(scope: Construct, id: string, topic: ITopic, definitions: Readonly<Record<string, AlarmDefinition>>) {
    super(scope, id);
    const action = new SnsAction(topic);
    this.all = Object.entries(definitions).map(([name, { metric, impact, above, periods = 1, mustHappen = false }]) => {
      const alarm = new Alarm(this, name, {
        alarmDescription: `${impact} See "${name}" in docs/operations.md.`,
        metric,
        threshold: above,
        evaluationPeriods: periods,
        comparisonOperator: mustHappen ? ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD : ComparisonOperator.GREATER_THAN_THRESHOLD,
        treatMissingData: mustHappen ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      });
      alarm.addAlarmAction(action);
      alarm.addOkAction(action);
      return alarm;
    });
  }
}
