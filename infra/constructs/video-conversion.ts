import type { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnQueue } from 'aws-cdk-lib/aws-mediaconvert';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import type { PrivateBucket } from '#infra/constructs/buckets/private-bucket.ts';
import { MEDIA_PREFIX } from '#infra/constructs/functions/media-provisions.ts';
import type { Settings } from '#infra/constructs/settings.ts';

/** The MediaConvert queue for videos, and the role that reads uploads and stores the output. */
export class VideoConversion extends Construct {
  readonly queueArn: string;
  /** The ARN of all jobs, whose ids are not known in advance. */
  readonly jobsArn: string;
  readonly role: Role;

  constructor(scope: Construct, id: string, { name, account, region }: Settings, mediaBucket: PrivateBucket) {
    super(scope, id);
    const queueName = `${name}-videos`;
    const queue = new CfnQueue(this, 'Queue', { name: queueName, description: `${name}: light renditions of videos` });
    this.queueArn = queue.attrArn;
    // Plain text, so that findings of the security checks can name the ARN.
    this.jobsArn = `arn:aws:mediaconvert:${region}:${account}:jobs/*`;
    const [uploads, converted] = [MEDIA_PREFIX.uploads, MEDIA_PREFIX.converted].map((prefix) => mediaBucket.objectsBelow(prefix));
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('mediaconvert.amazonaws.com', { conditions: { StringEquals: { 'aws:SourceAccount': account } } }),
      inlinePolicies: {
        videos: new PolicyDocument({
          statements: [
            new PolicyStatement({ actions: ['s3:GetObject'], resources: [uploads ?? ''] }),
            new PolicyStatement({ actions: ['s3:PutObject'], resources: [converted ?? ''] }),
          ],
        }),
      },
    });
    for (const folder of [uploads, converted])
      acknowledge(this.role, {
        [`AwsSolutions-IAM5[Resource::${folder}]`]: 'Objects below one folder, whose names are not known in advance.',
      });
  }

  /** Returns the number of failed jobs of the queue, as a metric. */
  failedJobs(period: Duration): Metric {
    return new Metric({
      namespace: 'AWS/MediaConvert',
      metricName: 'JobsErroredCount',
      dimensionsMap: { Queue: this.queueArn },
      statistic: 'Sum',
      period,
    });
  }
}
