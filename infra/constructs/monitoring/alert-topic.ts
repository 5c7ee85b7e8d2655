import { Key } from 'aws-cdk-lib/aws-kms';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Settings } from '#infra/constructs/settings.ts';

/** The topic of alarms, which sends e-mails. It has a separate key because CloudWatch may not use the SNS-managed one. */
export class AlertTopic extends Topic {
  constructor(scope: Construct, id: string, { name, account, alarmEmail }: Settings) {
    const masterKey = new Key(scope, `${id}Key`, { description: `${name}: alarms`, enableKeyRotation: true });
    const cloudWatch = new ServicePrincipal('cloudwatch.amazonaws.com');
    masterKey.grantEncryptDecrypt(cloudWatch);
    super(scope, id, { displayName: name, masterKey, enforceSSL: true });
    // An explicit policy replaces the default policy of the topic, which would let the alarms of the account publish.
    this.addToResourcePolicy(
      new PolicyStatement({
        principals: [cloudWatch],
        actions: ['sns:Publish'],
        resources: [this.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': account } },
      }),
    );
    this.addSubscription(new EmailSubscription(alarmEmail));
  }
}
