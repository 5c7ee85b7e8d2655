import {
  type CfnDistribution,
  type IOriginAccessControlRef,
  OriginBase,
  type OriginBindConfig,
  type OriginBindOptions,
  type OriginProps,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

interface PrivateBucketOriginProps extends OriginProps {
  accessControl: IOriginAccessControlRef;
}

/**
 * A bucket as a CloudFront origin, read by signed requests. Unlike the library's origin, it leaves the bucket's policy to
 * `EdgeReadPolicy`, which grants one folder instead of the whole bucket.
 */
export class PrivateBucketOrigin extends OriginBase {
  private readonly accessControl: IOriginAccessControlRef;

  constructor(bucket: Bucket, { accessControl, ...props }: PrivateBucketOriginProps) {
    super(bucket.bucketRegionalDomainName, props);
    this.accessControl = accessControl;
  }

  override bind(scope: Construct, options: OriginBindOptions): OriginBindConfig {
    const { originProperty, ...config } = super.bind(scope, options);
    if (!originProperty) throw new Error('The origin has no properties');
    return {
      ...config,
      originProperty: { ...originProperty, originAccessControlId: this.accessControl.originAccessControlRef.originAccessControlId },
    };
  }

  protected override renderS3OriginConfig(): CfnDistribution.S3OriginConfigProperty {
    return { originAccessIdentity: '' };
  }
}
