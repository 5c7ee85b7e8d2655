import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { ACCESS_LOG_FIELDS } from '#functions/jobs/meter-page-views/access-log-fields.ts';
import type { AccessLogBucket } from '#infra/constructs/buckets/access-log-bucket.ts';
import type { Settings } from '#infra/constructs/settings.ts';

interface AccessLogsProps extends StackProps {
  settings: Settings;
  sitesDistribution: Distribution;
  accessLogBucket: AccessLogBucket;
}

/** Standard logging (v2) of the sites' distribution, from which page views are metered. CloudFront takes it in us-east-1 only. */
export class AccessLogsStack extends Stack {
  constructor(scope: Construct, id: string, { settings, sitesDistribution, accessLogBucket, ...props }: AccessLogsProps) {
    super(scope, id, props);
    const name = `${settings.name}-sites-access-logs`;
    const source = new CfnDeliverySource(this, 'Source', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: this.formatArn({
        service: 'cloudfront',
        region: '',
        resource: 'distribution',
        resourceName: sitesDistribution.distributionId,
      }),
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name,
      destinationResourceArn: accessLogBucket.destinationArn,
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: [...ACCESS_LOG_FIELDS],
      s3SuffixPath: '{DistributionId}/{yyyy}/{MM}/{dd}/{HH}',
      s3EnableHiveCompatiblePath: false,
    });
    delivery.addResourceDependency(source);
  }
}
