import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#infra/build/paths.ts';
import { synthesisedProduct, propertiesOf } from '#infra/stacks/product-fixture.ts';

interface DistributionConfig {
  Comment: string;
  Aliases: string[];
  ViewerCertificate: object;
  Origins: { Id: string; DomainName: unknown }[];
  CacheBehaviors: {
    PathPattern: string;
    TargetOriginId?: string;
    AllowedMethods?: string[];
    OriginRequestPolicyId?: string;
    CachePolicyId?: string;
    FunctionAssociations?: { EventType: string }[];
    LambdaFunctionAssociations?: unknown[];
  }[];
  DefaultCacheBehavior: { TargetOriginId?: string; FunctionAssociations: { EventType: string }[]; LambdaFunctionAssociations?: unknown[] };
  CustomErrorResponses?: unknown[];
}

interface Statement {
  Action: string;
  Principal: { Service?: string };
  Resource: string;
  Condition: unknown;
}

const { templates } = synthesisedProduct;

const distributions = propertiesOf([templates.edge], 'AWS::CloudFront::Distribution').map(
  (properties) => properties['DistributionConfig'] as DistributionConfig,
);

function distribution(comment: string): DistributionConfig {
  const found = distributions.find(({ Comment }) => Comment === comment);
  if (!found) throw new Error(`No distribution ${comment}`);
  return found;
}

const paths = ({ CacheBehaviors }: DistributionConfig): string[] => CacheBehaviors.map(({ PathPattern }) => PathPattern);

describe('CloudFront Functions', () => {
  const files = readdirSync(join(ROOT, 'infra/edge')).filter((file) => file.endsWith('.js'));

  it('are created from every .js file of infra/edge', () => {
    const comments = propertiesOf([templates.edge], 'AWS::CloudFront::Function').map(
      ({ FunctionConfig }) => (FunctionConfig as { Comment: string }).Comment,
    );
    expect(comments.map((comment) => `${comment}.js`).toSorted()).toEqual(files.toSorted());
  });

  it('stay within 10 KB', () => {
    for (const { FunctionCode } of propertiesOf([templates.edge], 'AWS::CloudFront::Function'))
      expect(Buffer.byteLength(String(FunctionCode))).toBeLessThanOrEqual(10_240);
  });
});

describe('deployed files', () => {
  it('include whole fonts with their type, to be cached for ever', () => {
    const deployments = propertiesOf([templates.edge], 'Custom::CDKBucketDeployment');
    expect(deployments.filter(({ DestinationBucketKeyPrefix }) => DestinationBucketKeyPrefix === 'fonts/')).toMatchObject([
      {
        DestinationBucketName: expect.stringMatching(/^swipe-fonts-/),
        Prune: false,
        SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'font/ttf' },
      },
    ]);
  });

  it('are copied by a function that writes only the buckets of the console and of fonts', () => {
    const written = propertiesOf([templates.edge], 'AWS::IAM::Policy')
      .flatMap(({ PolicyDocument }) => (PolicyDocument as { Statement: { Action: string | string[]; Resource: unknown }[] }).Statement)
      .filter(({ Action }) => [Action].flat().includes('s3:PutObject'))
      .flatMap(({ Resource }) => [Resource].flat().map((resource) => JSON.stringify(resource)));
    expect(written.toSorted()).toEqual([
      expect.stringMatching(/^"arn:aws:s3:::swipe-fonts-[\w-]+"$/),
      expect.stringMatching(/^"arn:aws:s3:::swipe-fonts-[\w-]+\/\*"$/),
      expect.stringContaining('Hosting'),
      expect.stringContaining('Hosting'),
    ]);
  });
});

describe('CloudFront distributions', () => {
  it('serve the console, its API and its media on one host, and forward the API’s errors', () => {
    const config = distribution('swipe: console');
    expect(config.Aliases).toEqual(['console.example.com']);
    expect(paths(config)).toEqual(['/api/v1/*', '/media/*', '/fonts/*']);
    expect(config.CustomErrorResponses).toBeUndefined();
  });

  it('distributions pass the calls of sites’ pages to the API of visitors, and those of the console and of previews to the other one', () => {
    const apis = templates.api.findResources('AWS::ApiGatewayV2::Api');
    const outputs = JSON.stringify(templates.api.toJSON()['Outputs']);
    /** Returns the name of the API behind the behavior of a path. */
    const apiOf = ({ Origins, CacheBehaviors, DefaultCacheBehavior }: DistributionConfig, path?: string): unknown => {
      const behavior = path === undefined ? DefaultCacheBehavior : CacheBehaviors.find(({ PathPattern }) => PathPattern === path);
      const origin = Origins.find(({ Id }) => Id === behavior?.TargetOriginId);
      const exported = /OutputName":"(\w+)"/.exec(JSON.stringify(origin?.DomainName))?.[1] ?? '';
      const apiId = new RegExp(`"${exported}":\\{"Value":\\{"Ref":"(\\w+)"`).exec(outputs)?.[1] ?? '';
      return apis[apiId]?.['Properties'].Name;
    };
    for (const comment of ['swipe: sites', 'swipe: custom domains'])
      expect(apiOf(distribution(comment), '/api/v1/end-user/*')).toBe('swipe-api-visitors');
    expect(apiOf(distribution('swipe: console'), '/api/v1/*')).toBe('swipe-api');
    expect(apiOf(distribution('swipe: preview'))).toBe('swipe-api');
  });

  it('serve each site on its own host, together with only the end-user API', () => {
    const config = distribution('swipe: sites');
    expect(config.Aliases).toEqual(['*.sites.example.net', 'sites.example.net']);
    expect(paths(config)).toEqual(['/api/v1/end-user/*', '/v/*']);
  });

  it.each(['swipe: sites', 'swipe: custom domains'])(
    '“%s” answers missing files with a Lambda@Edge function, which does not run on responses of the API',
    (comment) => {
      const config = distribution(comment);
      expect(config.CustomErrorResponses).toBeUndefined();
      expect(config.DefaultCacheBehavior.LambdaFunctionAssociations).toEqual([
        expect.objectContaining({ EventType: 'origin-response', LambdaFunctionARN: expect.anything() }),
      ]);
      const api = config.CacheBehaviors.find(({ PathPattern }) => PathPattern === '/api/v1/end-user/*');
      expect(api).toBeDefined();
      expect(api?.LambdaFunctionAssociations).toBeUndefined();
      expect(propertiesOf([templates.global], 'AWS::Lambda::Function', { Description: 'swipe: missing-page' })).toEqual([
        expect.not.objectContaining({ Environment: expect.anything() }),
      ]);
    },
  );

  it('check the right to media before the cache; the cache key contains neither query string nor cookies', () => {
    const media = distribution('swipe: console').CacheBehaviors.find(({ PathPattern }) => PathPattern === '/media/*');
    expect(media?.FunctionAssociations?.map(({ EventType }) => EventType)).toEqual(['viewer-request', 'viewer-response']);
    // AWS's managed policy CachingOptimized.
    expect([media?.CachePolicyId, media?.OriginRequestPolicyId]).toEqual(['658327ea-f89d-4fab-a63d-7e88639e58f6', undefined]);
  });

  it('serve each preview on its own host, only from the API and the media, without error pages', () => {
    const config = distribution('swipe: preview');
    expect(config.Aliases).toEqual(['*.preview.sites.example.net']);
    expect(paths(config)).toEqual(['/media/*']);
    expect(config.CustomErrorResponses).toBeUndefined();
    expect(config.DefaultCacheBehavior).toMatchObject({
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      AllowedMethods: expect.arrayContaining(['POST']),
    });
  });

  it('run a viewer-response function on responses of sites, but not of the console', () => {
    const events = ({ DefaultCacheBehavior }: DistributionConfig) =>
      DefaultCacheBehavior.FunctionAssociations.map(({ EventType }) => EventType);
    expect(events(distribution('swipe: sites'))).toEqual(['viewer-request', 'viewer-response']);
    expect(events(distribution('swipe: console'))).toEqual(['viewer-request']);
  });

  it('allow write methods for the API only', () => {
    const writing = distributions.flatMap((config) =>
      config.CacheBehaviors.filter(({ AllowedMethods }) => AllowedMethods?.includes('POST')),
    );
    const ofSites = ['/api/v1/end-user/*', '/v/*'];
    expect(writing.map(({ PathPattern }) => PathPattern)).toEqual(['/api/v1/*', ...ofSites, ...ofSites]);
  });

  it('forward cookies, query strings and ranges to the API, and do not cache its responses', () => {
    // AWS's managed policies AllViewerExceptHostHeader and CachingDisabled.
    for (const comment of ['swipe: console', 'swipe: sites'])
      expect(distribution(comment).CacheBehaviors.find(({ PathPattern }) => PathPattern.startsWith('/api/'))).toMatchObject({
        OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
        CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      });
  });

  it('have a certificate for each of their host names', () => {
    for (const names of [['console.example.com'], ['*.sites.example.net', 'sites.example.net'], ['*.preview.sites.example.net']]) {
      const [DomainName, ...others] = names;
      const wanted = { DomainName, ...(others.length > 0 && { SubjectAlternativeNames: others }) };
      expect(propertiesOf([templates.global], 'AWS::CertificateManager::Certificate', wanted)).toHaveLength(1);
    }
  });

  it('require TLS 1.2', () => {
    expect(distributions).toHaveLength(4);
    for (const { ViewerCertificate } of distributions) expect(ViewerCertificate).toMatchObject({ MinimumProtocolVersion: 'TLSv1.2_2021' });
  });

  it('use the web ACL, write access logs and redirect to HTTPS', () => {
    for (const config of distributions.filter(({ Aliases }) => Aliases !== undefined))
      expect(config).toMatchObject({
        WebACLId: expect.anything(),
        Logging: expect.anything(),
        HttpVersion: 'http2and3',
        DefaultCacheBehavior: { ViewerProtocolPolicy: 'redirect-to-https', Compress: true, ResponseHeadersPolicyId: expect.anything() },
      });
    expect(propertiesOf([templates.global], 'AWS::WAFv2::WebACL', { Scope: 'CLOUDFRONT' })).toHaveLength(1);
  });

  it('have read access only to the folders that they serve', () => {
    const statements = propertiesOf([templates.edge], 'AWS::S3::BucketPolicy').flatMap(
      ({ PolicyDocument }) => (PolicyDocument as { Statement: Statement[] }).Statement,
    );
    const reading = statements.filter(({ Principal }) => Principal.Service === 'cloudfront.amazonaws.com');
    expect(reading.map(({ Resource }) => Resource.replace(/^.*:::swipe-(\w+)-.*?\//, '$1 ')).toSorted()).toEqual([
      'fonts fonts/*',
      'hosting console/*',
      'media ready/*',
      'media ready/*',
      'sites *',
      'sites *',
    ]);
    for (const { Action, Condition } of reading) {
      expect(Action).toBe('s3:GetObject');
      expect(JSON.stringify(Condition)).toMatch(/^\{"StringEquals":\{"AWS:SourceArn":.*distribution\/",\{"Ref":"\w+"\}/);
    }
  });
});

describe('CloudFront distribution for custom domains', () => {
  const config = distribution('swipe: custom domains');

  it('has the same behaviours as the distribution for sites, and a parameter for the site of a tenant', () => {
    const { DefaultCacheBehavior, CacheBehaviors } = distribution('swipe: sites');
    // Each distribution has different ids for its origins.
    const behaviors = CacheBehaviors.map((behavior) => ({ ...behavior, TargetOriginId: expect.any(String) }));
    expect(config).toMatchObject({
      CacheBehaviors: behaviors,
      WebACLId: expect.anything(),
      HttpVersion: 'http2and3',
    });
    expect(JSON.stringify(config.DefaultCacheBehavior.FunctionAssociations)).toBe(
      JSON.stringify(DefaultCacheBehavior.FunctionAssociations),
    );
    expect(config).toMatchObject({
      ConnectionMode: 'tenant-only',
      TenantConfig: { ParameterDefinitions: [{ Name: 'siteId', Definition: { StringSchema: { Required: true } } }] },
    });
  });

  it('has no property that CloudFront refuses for tenants', () => {
    for (const property of ['Aliases', 'PriceClass', 'IPV6Enabled', 'Logging']) expect(config).not.toHaveProperty(property);
  });

  it('has a connection group, and an output of the stack with the DNS record of the group', () => {
    expect(propertiesOf([templates.edge], 'AWS::CloudFront::ConnectionGroup')).toEqual([
      expect.objectContaining({ Name: 'swipe-domains-1', Enabled: true, Ipv6Enabled: true }),
    ]);
    expect(JSON.stringify(templates.edge.findOutputs('*'))).toContain('CNAME of *.cname.sites.example.net');
  });

  it('delivers its access logs like the distribution for sites', () => {
    expect(propertiesOf([templates.accessLogs], 'AWS::Logs::DeliverySource')).toHaveLength(2);
    expect(propertiesOf([templates.accessLogs], 'AWS::Logs::Delivery')).toHaveLength(4);
  });
});

describe('security headers', () => {
  interface Policy {
    Name: string;
    SecurityHeadersConfig: Record<string, Record<string, unknown>>;
    CustomHeadersConfig?: { Items: { Header: string; Value: string }[] };
  }
  const policies = new Map(
    propertiesOf([templates.edge], 'AWS::CloudFront::ResponseHeadersPolicy').map(({ ResponseHeadersPolicyConfig }) => {
      const policy = ResponseHeadersPolicyConfig as Policy;
      return [/(Console|Site|Preview|Api|Media)Headers/.exec(policy.Name)?.[1] ?? policy.Name, policy] as const;
    }),
  );
  const othersOf = (name: string): Record<string, string> =>
    Object.fromEntries(policies.get(name)?.CustomHeadersConfig?.Items.map(({ Header, Value }) => [Header, Value]) ?? []);
  /** The policy as text: it can refer to a bucket that is known only during deployment. */
  const contentPolicyOf = (name: string): string =>
    JSON.stringify(policies.get(name)?.SecurityHeadersConfig['ContentSecurityPolicy']?.['ContentSecurityPolicy']);

  it('are set for every kind of response', () => {
    expect([...policies.keys()].toSorted()).toEqual(['Api', 'Console', 'Media', 'Preview', 'Site']);
    for (const [name, { SecurityHeadersConfig }] of policies)
      expect(SecurityHeadersConfig).toMatchObject({
        // Pages of sites that others may frame have their own policy.
        ContentSecurityPolicy: { Override: name !== 'Site' },
        ContentTypeOptions: { Override: true },
        ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin', Override: true },
        // A custom domain is the host of a site and its API.
        StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: !['Site', 'Api'].includes(name), Override: true },
      });
  });

  it('allow only the site itself and the console to frame a site, and no page to frame the console', () => {
    expect(contentPolicyOf('Site')).toContain("frame-ancestors 'self' https://console.example.com;");
    expect(contentPolicyOf('Preview')).toContain('frame-ancestors https://console.example.com;');
    expect(contentPolicyOf('Console')).toContain('https://*.preview.sites.example.net');
    expect(othersOf('Preview')).toMatchObject({ 'x-robots-tag': 'noindex, nofollow' });
    for (const name of ['Console', 'Api', 'Media']) expect(contentPolicyOf(name)).toContain("frame-ancestors 'none'");
  });

  it('isolate the console from windows of other origins, and the API’s responses from pages of other hosts', () => {
    expect(othersOf('Console')).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(othersOf('Site')).toMatchObject({ 'cross-origin-opener-policy': 'same-origin-allow-popups' });
    expect(othersOf('Api')).toEqual({ 'cross-origin-resource-policy': 'same-origin' });
    for (const name of ['Site', 'Media']) expect(othersOf(name)).not.toHaveProperty('cross-origin-resource-policy');
  });

  it('deny the console and sites access to devices', () => {
    for (const name of ['Console', 'Site'])
      expect(othersOf(name)['permissions-policy']).toMatch(/camera=\(\), geolocation=\(\).*microphone=\(\)/);
  });

  it('are shorter than CloudFront’s limit of 1,783 characters', () => {
    for (const policy of policies.values()) expect(JSON.stringify(policy.SecurityHeadersConfig).length).toBeLessThan(1_783);
  });
});

describe('rate limits of the firewall', () => {
  interface Rule {
    Name: string;
    Priority: number;
    Statement: { RateBasedStatement?: { Limit: number; AggregateKeyType: string; ScopeDownStatement?: unknown } };
  }
  const rules = propertiesOf([templates.global], 'AWS::WAFv2::WebACL').flatMap(({ Rules }) => Rules as Rule[]);
  const limited = rules.filter(({ Statement }) => Statement.RateBasedStatement);

  it('apply per IP address, the lowest limit first', () => {
    expect(limited.map(({ Name, Statement }) => [Name, Statement.RateBasedStatement?.Limit])).toEqual([
      ['sign-in-flood', 300],
      ['visitor-sends-flood', 300],
      ['visitors-flood', 4_000],
      ['flood', 10_000],
    ]);
    expect(rules.map(({ Priority }) => Priority)).toEqual(rules.map((_, index) => index));
  });

  it('count all requests to the end-user API, and separately its POST requests', () => {
    const scopeOf = (name: string) =>
      JSON.stringify(limited.find(({ Name }) => Name === name)?.Statement.RateBasedStatement?.ScopeDownStatement);
    for (const name of ['visitor-sends-flood', 'visitors-flood'])
      expect(scopeOf(name)).toContain('"PositionalConstraint":"STARTS_WITH","SearchString":"/api/v1/end-user/"');
    expect(scopeOf('visitor-sends-flood')).toContain('"SearchString":"POST"');
  });
});

describe('log of the firewall', () => {
  it('the log of the web ACL contains refused requests alone, without tokens and cookies, for a month (R-26.68)', () => {
    const [logging, ...more] = propertiesOf([templates.global], 'AWS::WAFv2::LoggingConfiguration');
    expect(more).toEqual([]);
    expect(logging).toMatchObject({
      LogDestinationConfigs: [expect.stringMatching(/^arn:aws:logs:us-east-1:\d+:log-group:aws-waf-logs-swipe$/)],
      LoggingFilter: { DefaultBehavior: 'DROP', Filters: [{ Behavior: 'KEEP', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] }] },
      RedactedFields: [{ SingleHeader: { Name: 'authorization' } }, { SingleHeader: { Name: 'cookie' } }],
    });
    const [group] = propertiesOf([templates.global], 'AWS::Logs::LogGroup', { LogGroupName: 'aws-waf-logs-swipe' });
    expect(group?.['RetentionInDays']).toBe(30);
  });
});
