import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#infra/build/paths.ts';
import { product, propertiesOf } from '#infra/stacks/synthesised-product.ts';

interface DistributionConfig {
  Comment: string;
  Aliases: string[];
  CacheBehaviors: { PathPattern: string; AllowedMethods?: string[] }[];
  DefaultCacheBehavior: { FunctionAssociations: { EventType: string }[] };
  CustomErrorResponses?: unknown[];
}

interface Statement {
  Action: string;
  Principal: { Service?: string };
  Resource: string;
  Condition: unknown;
}

const { templates } = product;

const distributions = propertiesOf([templates.edge], 'AWS::CloudFront::Distribution').map(
  (properties) => properties['DistributionConfig'] as DistributionConfig,
);

function distribution(comment: string): DistributionConfig {
  const found = distributions.find(({ Comment }) => Comment === comment);
  if (!found) throw new Error(`No distribution ${comment}`);
  return found;
}

const paths = ({ CacheBehaviors }: DistributionConfig): string[] => CacheBehaviors.map(({ PathPattern }) => PathPattern);

describe('functions at the edge', () => {
  const files = readdirSync(join(ROOT, 'infra/edge')).filter((file) => file.endsWith('.js'));

  it('are all deployed', () => {
    const comments = propertiesOf([templates.edge], 'AWS::CloudFront::Function').map(
      ({ FunctionConfig }) => (FunctionConfig as { Comment: string }).Comment,
    );
    expect(comments.map((comment) => `${comment}.js`).toSorted()).toEqual(files.toSorted());
  });

  it.each(files)('%s has at most 10 KB', (file) => {
    expect(statSync(join(ROOT, 'infra/edge', file)).size).toBeLessThanOrEqual(10_240);
  });
});

describe('the distributions', () => {
  it('serve the console, its API and its pictures on one host, and leave the API’s errors alone', () => {
    const config = distribution('swipe: console');
    expect(config.Aliases).toEqual(['console.example.com']);
    expect(paths(config)).toEqual(['/api/v1/*', '/media/*']);
    expect(config.CustomErrorResponses).toBeUndefined();
  });

  it('serve each site on a host of its own, with the visitors’ part of the API only, and one page for what is not there', () => {
    const config = distribution('swipe: sites');
    expect(config.Aliases).toEqual(['*.sites.example.net']);
    expect(paths(config)).toEqual(['/api/v1/end-user/*', '/not-available.html']);
    expect(config.CustomErrorResponses).toEqual([
      { ErrorCode: 403, ResponseCode: 404, ResponsePagePath: '/not-available.html', ErrorCachingMinTTL: 10 },
    ]);
  });

  it('run a function on the answers of sites, which gives those of paused ones their status', () => {
    const events = ({ DefaultCacheBehavior }: DistributionConfig) =>
      DefaultCacheBehavior.FunctionAssociations.map(({ EventType }) => EventType);
    expect(events(distribution('swipe: sites'))).toEqual(['viewer-request', 'viewer-response']);
    expect(events(distribution('swipe: console'))).toEqual(['viewer-request']);
  });

  it('take anything but reads for the API only', () => {
    const writing = distributions.flatMap((config) =>
      config.CacheBehaviors.filter(({ AllowedMethods }) => AllowedMethods?.includes('POST')),
    );
    expect(writing.map(({ PathPattern }) => PathPattern)).toEqual(['/api/v1/*', '/api/v1/end-user/*']);
  });

  it('speak modern TLS only, behind the web ACL, and leave logs', () => {
    expect(distributions).toHaveLength(2);
    for (const config of distributions)
      expect(config).toMatchObject({
        WebACLId: expect.anything(),
        Logging: expect.anything(),
        HttpVersion: 'http2and3',
        ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
        DefaultCacheBehavior: { ViewerProtocolPolicy: 'redirect-to-https', Compress: true, ResponseHeadersPolicyId: expect.anything() },
      });
    expect(propertiesOf([templates.global], 'AWS::WAFv2::WebACL', { Scope: 'CLOUDFRONT' })).toHaveLength(1);
  });

  it('read only the folder that each serves', () => {
    const statements = propertiesOf([templates.edge], 'AWS::S3::BucketPolicy').flatMap(
      ({ PolicyDocument }) => (PolicyDocument as { Statement: Statement[] }).Statement,
    );
    const reading = statements.filter(({ Principal }) => Principal.Service === 'cloudfront.amazonaws.com');
    expect(reading.map(({ Resource }) => Resource.replace(/^.*:::swipe-(\w+)-.*?\//, '$1 ')).toSorted()).toEqual([
      'hosting console/*',
      'hosting pages/*',
      'media ready/*',
      'sites *',
    ]);
    for (const { Action, Condition } of reading) {
      expect(Action).toBe('s3:GetObject');
      expect(JSON.stringify(Condition)).toMatch(/^\{"StringEquals":\{"AWS:SourceArn":.*distribution\/",\{"Ref":"\w+"\}/);
    }
  });
});

it('every content security policy is within CloudFront’s 1,783 characters', () => {
  for (const policy of propertiesOf([templates.edge], 'AWS::CloudFront::ResponseHeadersPolicy'))
    expect(JSON.stringify(policy).length).toBeLessThan(1_783);
});
