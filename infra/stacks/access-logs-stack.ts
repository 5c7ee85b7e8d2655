import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { VISIT_LOG_FIELDS } from '#functions/jobs/collect-visits/visit-log-fields.ts';
import { ACCESS_LOG_FIELDS } from '#functions/jobs/meter-page-views/access-log-fields.ts';
import type { AccessLogBucket, AccessLogFolder } from '#infra/constructs/buckets/access-log-bucket.ts';
import type { Settings } from '#infra/constructs/settings.ts';

interface AccessLogsProps extends StackProps {
  settings: Settings;
  sitesDistribution: Distribution;
  accessLogBucket: AccessLogBucket;
}

/**
 * Standard logging (v2) of the sites' distribution, delivered twice: without addresses, from which page views are metered, and with
 * them, from which visits are collected. CloudFront takes it in us-east-1 only.
 */
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
    this.deliver('', source, 'sites', ACCESS_LOG_FIELDS, accessLogBucket);
    this.deliver('Visit', source, 'visits', VISIT_LOG_FIELDS, accessLogBucket);
  }

  /** A delivery of the logs with some fields to a folder. */
  private deliver(
    prefix: string,
    source: CfnDeliverySource,
    folder: AccessLogFolder,
    fields: readonly string[],
    bucket: AccessLogBucket,
  ): void {
    const destination = new CfnDeliveryDestination(this, `${prefix}Destination`, {
      name: prefix === '' ? source.name : `${source.name}-${folder}`,
      destinationResourceArn: bucket.folderArn(folder),
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, `${prefix}Delivery`, {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: [...fields],
      s3SuffixPath: '{DistributionId}/{yyyy}/{MM}/{dd}/{HH}',
      s3EnableHiveCompatiblePath: false,
    });
    delivery.addResourceDependency(source);
  }
}
