import { Key } from 'aws-cdk-lib/aws-kms';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Settings } from '#infra/constructs/settings.ts';

/** The topic of alarms, which sends e-mails. It has a key of its own because CloudWatch may not use the SNS-managed one. */
export class AlertTopic extends Topic {
  constructor(scope: Construct, id: string, { name, alarmEmail }: Settings) {
    const masterKey = new Key(scope, `${id}Key`, { description: `${name}: alarms`, enableKeyRotation: true });
    masterKey.grantEncryptDecrypt(new ServicePrincipal('cloudwatch.amazonaws.com'));
    super(scope, id, { displayName: name, masterKey, enforceSSL: true });
    this.addSubscription(new EmailSubscription(alarmEmail));
  }
}
