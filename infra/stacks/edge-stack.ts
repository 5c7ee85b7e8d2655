import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  type DistributionProps,
  type FunctionAssociation,
  HttpVersion,
  type IOrigin,
  KeyValueStore,
  OriginRequestPolicy,
  PriceClass,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IVersion } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { API_ROOT } from '#shared/api-contract/endpoint.ts';
import { VISIT_PATH_PREFIX } from '#shared/values/visit/visit-path.ts';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import { CustomDomains } from '#infra/constructs/edge/custom-domains.ts';
import { onOriginResponse } from '#infra/constructs/edge/missing-page-function.ts';
import { onViewerRequest, onViewerResponse } from '#infra/constructs/edge/edge-function.ts';
import { CONSOLE_FOLDER, HostedFiles } from '#infra/constructs/buckets/hosted-files.ts';
import { WHOLE_FONTS_PREFIX } from '#functions/platform/gateways/font-keys.ts';
import { MEDIA_PREFIX } from '#infra/constructs/functions/media-provisions.ts';
import { ORIGIN_KEY_HEADER, originKey } from '#infra/constructs/edge/origin-key.ts';
import { LogBucket, PrivateBucket, EdgeReadPolicy } from '#infra/constructs/buckets/private-bucket.ts';
import { PrivateBucketOrigin } from '#infra/constructs/buckets/private-bucket-origin.ts';
import { SecurityHeadersPolicy } from '#infra/constructs/edge/security-headers-policy.ts';
import { consoleOrigin, previewHosts, type Settings } from '#infra/constructs/settings.ts';
import { API_POLICY, consolePolicy, MEDIA_POLICY, previewPolicy, sitePolicy } from '#infra/edge/response-headers.ts';

const MEDIA_PATHS = '/media/*';
const FONT_PATHS = `/${WHOLE_FONTS_PREFIX}*`;
const TLS_ONLY = { viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS, compress: true } as const;

interface EdgeStackProps extends StackProps {
  settings: Settings;
  consoleCertificate: ICertificate;
  sitesCertificate: ICertificate;
  previewCertificate: ICertificate;
  webAclArn: string;
  /** The Lambda@Edge function that serves the page for missing files of sites. */
  missingPage: IVersion;
  apiDomainNames: Readonly<Record<'console' | 'visitors', string>>;
  mediaBucket: PrivateBucket;
  sitesBucket: PrivateBucket;
  fontsBucket: PrivateBucket;
}

/** The distributions: the console's host, the hosts of all sites (a wildcard) with the domain above them, custom domains, and previews. */
export class EdgeStack extends Stack {
  readonly consoleDistribution: Distribution;
  readonly sitesDistribution: Distribution;
  readonly previewDistribution: Distribution;
  readonly customDomains: CustomDomains;
  /** The data of the functions at the edge. Its content is derived from the table and the keys of media. */
  readonly edgeStore: KeyValueStore;
  private readonly settings: Settings;
  private readonly common: Partial<DistributionProps>;

  constructor(scope: Construct, id: string, props: EdgeStackProps) {
    super(scope, id, props);
    const { settings, mediaBucket, sitesBucket, fontsBucket } = props;
    this.settings = settings;
    const hosting = new PrivateBucket(this, 'Hosting', { settings, logs: new LogBucket(this, 'BucketLogs'), lifecycleRules: [] });
    const logs = new LogBucket(this, 'DistributionLogs', { from: 'distributions' });
    this.common = {
      webAclId: props.webAclArn,
      logBucket: logs as IBucket,
      httpVersion: HttpVersion.HTTP2_AND_3,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      priceClass: PriceClass.PRICE_CLASS_200,
    };
    const accessControl = new S3OriginAccessControl(this, 'AccessControl');
    const origin = (bucket: PrivateBucket, folder?: string) =>
      new PrivateBucketOrigin(bucket, { accessControl, ...(folder && { originPath: `/${folder}` }) });
    const apiHeaders = new SecurityHeadersPolicy(this, 'ApiHeaders', API_POLICY);
    const apiRequest = onViewerRequest(this, 'ApiRequest', 'api-request');
    const api = this.apiBehavior(props.apiDomainNames.console, apiRequest, apiHeaders);

    this.edgeStore = new KeyValueStore(this, 'EdgeStore', { comment: `${settings.name}: states of accounts, keys of media` });
    const media = this.mediaBehavior(origin(mediaBucket));
    const consoleHeaders = new SecurityHeadersPolicy(
      this,
      'ConsoleHeaders',
      consolePolicy({ uploads: `https://${mediaBucket.bucketRegionalDomainName}`, previews: `https://${previewHosts(settings)}` }),
    );
    this.consoleDistribution = this.distribution('Console', {
      domainNames: [settings.consoleDomain],
      certificate: props.consoleCertificate,
      defaultBehavior: {
        ...TLS_ONLY,
        origin: origin(hosting, CONSOLE_FOLDER),
        functionAssociations: [onViewerRequest(this, 'ConsoleRequest', 'console-request')],
        responseHeadersPolicy: consoleHeaders,
      },
      additionalBehaviors: {
        [`${API_ROOT}/*`]: api,
        [MEDIA_PATHS]: media,
        // The canvas of the editor shows whole fonts.
        [FONT_PATHS]: { ...TLS_ONLY, origin: origin(fontsBucket), responseHeadersPolicy: consoleHeaders },
      },
    });

    const siteHeaders = new SecurityHeadersPolicy(this, 'SiteHeaders', sitePolicy(consoleOrigin(settings)));
    const site: BehaviorOptions = {
      ...TLS_ONLY,
      origin: origin(sitesBucket),
      functionAssociations: [
        onViewerRequest(this, 'SiteRequest', 'site-request', this.edgeStore),
        onViewerResponse(this, 'SiteResponse', 'site-response', this.edgeStore),
      ],
      edgeLambdas: [onOriginResponse(props.missingPage)],
      cachePolicy: this.siteCachePolicy(),
      responseHeadersPolicy: siteHeaders,
    };
    // The distributions have no custom error responses, which would also replace API responses (ADR 83).
    const ofSites: Pick<DistributionProps, 'defaultBehavior' | 'additionalBehaviors'> = {
      defaultBehavior: site,
      additionalBehaviors: {
        [`${API_ROOT}/end-user/*`]: this.apiBehavior(props.apiDomainNames.visitors, apiRequest, apiHeaders),
        // The function answers these requests itself, so none reaches the storage.
        [`${VISIT_PATH_PREFIX}*`]: { ...site, allowedMethods: AllowedMethods.ALLOW_ALL, cachePolicy: CachePolicy.CACHING_DISABLED },
      },
    };
    this.sitesDistribution = this.distribution('Sites', {
      // The domain itself is the shared host, which redirects to the hosts of sites.
      domainNames: [`*.${settings.sitesDomain}`, settings.sitesDomain],
      certificate: props.sitesCertificate,
      ...ofSites,
    });
    this.customDomains = new CustomDomains(this, 'CustomDomains', {
      settings,
      ...ofSites,
      webAclId: props.webAclArn,
      httpVersion: HttpVersion.HTTP2_AND_3,
      // Tenants have additional certificates, and inherit the TLS version.
      certificate: props.sitesCertificate,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      comment: `${settings.name}: custom domains`,
    });

    // Requests to previews are not page views: their logs are not metered.
    const previewHeaders = new SecurityHeadersPolicy(this, 'PreviewHeaders', previewPolicy(consoleOrigin(settings)));
    const previewRequest = onViewerRequest(this, 'PreviewRequest', 'preview-request');
    this.previewDistribution = this.distribution('Preview', {
      domainNames: [previewHosts(settings)],
      certificate: props.previewCertificate,
      defaultBehavior: { ...this.apiBehavior(props.apiDomainNames.console, previewRequest, previewHeaders), ...TLS_ONLY },
      additionalBehaviors: { [MEDIA_PATHS]: media },
    });

    new EdgeReadPolicy(this, 'MediaPolicy', mediaBucket, [
      { distribution: this.consoleDistribution, prefix: MEDIA_PREFIX.ready },
      { distribution: this.previewDistribution, prefix: MEDIA_PREFIX.ready },
    ]);
    new EdgeReadPolicy(this, 'SitesPolicy', sitesBucket, [
      { distribution: this.sitesDistribution, prefix: '' },
      { distribution: this.customDomains.distribution, prefix: '' },
    ]);
    new EdgeReadPolicy(this, 'HostingPolicy', hosting, [{ distribution: this.consoleDistribution, prefix: `${CONSOLE_FOLDER}/` }]);
    new EdgeReadPolicy(this, 'FontsPolicy', fontsBucket, [{ distribution: this.consoleDistribution, prefix: WHOLE_FONTS_PREFIX }]);
    new HostedFiles(this, 'Files', { hosting, fonts: fontsBucket });
    new CfnOutput(this, 'ConsoleTarget', {
      description: `CNAME of ${settings.consoleDomain}`,
      value: this.consoleDistribution.distributionDomainName,
    });
    new CfnOutput(this, 'SitesTarget', {
      description: `CNAME of *.${settings.sitesDomain} and of ${settings.sitesDomain}`,
      value: this.sitesDistribution.distributionDomainName,
    });
    new CfnOutput(this, 'PreviewTarget', {
      description: `CNAME of ${previewHosts(settings)}`,
      value: this.previewDistribution.distributionDomainName,
    });
  }

  private distribution(id: string, props: DistributionProps): Distribution {
    const distribution = new Distribution(this, id, {
      ...this.common,
      ...props,
      comment: `${this.settings.name}: ${id.toLowerCase()}`,
      logFilePrefix: `${id.toLowerCase()}/`,
    });
    acknowledge(distribution, { 'AwsSolutions-CFR1': 'Visitors and users may come from anywhere.' });
    return distribution;
  }

  /**
   * Responses of the API are never cached; cookies, query strings and ranges reach the functions. The host header is not
   * forwarded, because API Gateway routes by its host name.
   */
  private apiBehavior(domainName: string, onRequest: FunctionAssociation, responseHeadersPolicy: SecurityHeadersPolicy): BehaviorOptions {
    return {
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      origin: new HttpOrigin(domainName, { customHeaders: { [ORIGIN_KEY_HEADER]: originKey(this.settings) } }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [onRequest],
      responseHeadersPolicy,
    };
  }

  /**
   * Variants of uploads. Neither query string nor cookies are forwarded or in the cache key: the function checks the permission for a
   * file before the cache lookup.
   */
  private mediaBehavior(origin: IOrigin): BehaviorOptions {
    return {
      ...TLS_ONLY,
      origin,
      functionAssociations: [
        onViewerRequest(this, 'MediaRequest', 'media-request', this.edgeStore),
        onViewerResponse(this, 'MediaResponse', 'media-response'),
      ],
      responseHeadersPolicy: new SecurityHeadersPolicy(this, 'MediaHeaders', MEDIA_POLICY),
    };
  }

  /** Files have cache headers; a file without cache headers is cached for a minute. The rewritten path contains the site. */
  private siteCachePolicy(): CachePolicy {
    return new CachePolicy(this, 'SiteCaching', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.minutes(1),
      maxTtl: Duration.days(365),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }
}
