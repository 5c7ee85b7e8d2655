import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

export interface AlarmDefinition {
  metric: IMetric;
  /** The effect on users, with which the alarm's e-mail begins. docs/operations.md explains the alarm under its name. */
  impact: string;
  /** The alarm fires above this value. */
  above: number;
  /** Consecutive periods above the threshold; 1 by default. */
  periods?: number;
  /** Whether the event must keep happening: the alarm then fires at or below `above`, and if data are missing. */
  mustHappen?: boolean;
}

/** Alarms that describe their impact on users. All notify one topic, also when they return to normal. */
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
