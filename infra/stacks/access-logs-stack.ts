import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { VISIT_LOG_FIELDS } from '#functions/analytics/jobs/collect-visits/visit-log-fields.ts';
import { ACCESS_LOG_FIELDS } from '#functions/usage/jobs/meter-page-views/access-log-fields.ts';
import type { AccessLogBucket, AccessLogFolder } from '#infra/constructs/buckets/access-log-bucket.ts';
import type { Settings } from '#infra/constructs/settings.ts';

interface AccessLogsProps extends StackProps {
  settings: Settings;
  sitesDistribution: Distribution;
  /** The distribution of custom domains. */
  domainsDistribution: Distribution;
  accessLogBucket: AccessLogBucket;
}

interface Destination {
  folder: AccessLogFolder;
  fields: readonly string[];
  arn: string;
}

/**
 * Standard logging (v2) of the distributions that serve sites, delivered twice: without addresses, for metering page views, and with
 * them, for collecting visits. CloudFront accepts it in us-east-1 only.
 */
export class AccessLogsStack extends Stack {
  #last: CfnDelivery | undefined;

  constructor(
    scope: Construct,
    id: string,
    { settings, sitesDistribution, domainsDistribution, accessLogBucket: bucket, ...props }: AccessLogsProps,
  ) {
    super(scope, id, props);
    const name = `${settings.name}-sites-access-logs`;
    const destinations = [
      this.destination('', name, { folder: 'sites', fields: ACCESS_LOG_FIELDS }, bucket),
      this.destination('Visit', `${name}-visits`, { folder: 'visits', fields: VISIT_LOG_FIELDS }, bucket),
    ];
    this.deliver('', this.source('Source', name, sitesDistribution), destinations);
    this.deliver('Domain', this.source('DomainSource', `${settings.name}-domains-access-logs`, domainsDistribution), destinations);
  }

  private source(id: string, name: string, { distributionId }: Distribution): CfnDeliverySource {
    const resourceArn = this.formatArn({ service: 'cloudfront', region: '', resource: 'distribution', resourceName: distributionId });
    return new CfnDeliverySource(this, id, { name, logType: 'ACCESS_LOGS', resourceArn });
  }

  /** Delivers some fields of each request to a folder of the bucket. */
  private destination(
    prefix: string,
    name: string,
    to: Omit<Destination, 'arn'>,
    bucket: AccessLogBucket,
  ): Destination & { prefix: string } {
    const destination = new CfnDeliveryDestination(this, `${prefix}Destination`, {
      name,
      destinationResourceArn: bucket.folderArn(to.folder),
      outputFormat: 'json',
    });
    return { ...to, prefix, arn: destination.attrArn };
  }

  private deliver(of: string, source: CfnDeliverySource, destinations: readonly (Destination & { prefix: string })[]): void {
    for (const { prefix, fields, arn } of destinations) {
      const delivery = new CfnDelivery(this, `${of}${prefix}Delivery`, {
        deliverySourceName: source.name,
        deliveryDestinationArn: arn,
        recordFields: [...fields],
        s3SuffixPath: '{DistributionId}/{yyyy}/{MM}/{dd}/{HH}',
        s3EnableHiveCompatiblePath: false,
      });
      delivery.addResourceDependency(source);
      // A delivery locks its source and its destination during creation: concurrent ones fail with a conflict.
      if (this.#last) delivery.addResourceDependency(this.#last);
      this.#last = delivery;
    }
  }
}
