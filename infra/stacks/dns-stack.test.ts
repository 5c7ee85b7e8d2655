import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#infra/build/paths.ts';
import { readSettings } from '#infra/constructs/settings.ts';
import { buildProduct } from '#infra/stacks/build-product.ts';
import { exampleContext } from '#infra/stacks/example-context.ts';
import { propertiesOf, synthesisedProduct } from '#infra/stacks/product-fixture.ts';

/** The names of DKIM records are known only after the deployment. */
const MAIL_KEYS = [1, 2, 3].map(() => expect.objectContaining({ 'Fn::Join': expect.anything() }) as unknown);

const ZONES = 'example.com=Z0COM,example.net=Z0NET';

/** The settings that an operator of an empty account enters; everything else is as in cdk.json. */
const ENTERED = {
  'swipe:account': '210987654321',
  'swipe:consoleDomain': 'console.example.com',
  'swipe:sitesDomain': 'sites.example.net',
  'swipe:mailDomain': 'example.com',
  'swipe:alarmEmail': 'operations@example.com',
  'swipe:hostedZones': ZONES,
};

/** Synthesises the stacks with zones, with their security checks. */
function synthesiseWith(differences: Record<string, unknown>) {
  const app = new App({ context: { ...exampleContext(), 'aws:cdk:bundling-stacks': [], ...differences } });
  const settings = readSettings(app.node);
  buildProduct(app, settings);
  return app.synth();
}

describe('DNS records in hosted zones', () => {
  const assembly = synthesiseWith(ENTERED);
  const templateOf = (name: string) => Template.fromJSON(assembly.getStackByName(`swipe-${name}`).template as Record<string, unknown>);
  const records = propertiesOf([templateOf('dns')], 'AWS::Route53::RecordSet');
  const of = (type: string) => records.filter(({ Type }) => Type === type);

  it('cover console, sites, previews and e-mails, so that a deployment to an empty account needs no other records', () => {
    expect(assembly.manifest.missing ?? []).toEqual([]);
    for (const type of ['A', 'AAAA'])
      expect(of(type).map(({ Name, HostedZoneId }) => [Name, HostedZoneId])).toEqual([
        ['console.example.com.', 'Z0COM'],
        ['*.sites.example.net.', 'Z0NET'],
        ['sites.example.net.', 'Z0NET'],
        ['*.preview.sites.example.net.', 'Z0NET'],
      ]);
    const zonesOfTargets = of('A').map(({ AliasTarget }) => (AliasTarget as { HostedZoneId: unknown }).HostedZoneId);
    expect(zonesOfTargets).toEqual(zonesOfTargets.map(() => CloudFrontTarget.CLOUDFRONT_ZONE_ID));
    expect(of('CNAME').map(({ Name }) => Name)).toEqual(['*.cname.sites.example.net.', ...MAIL_KEYS]);
    expect(of('MX')).toMatchObject([{ Name: 'bounce.example.com.', ResourceRecords: ['10 feedback-smtp.ap-northeast-1.amazonses.com'] }]);
    expect(of('TXT').map(({ Name }) => Name)).toEqual(['bounce.example.com.', '_dmarc.example.com.']);
  });

  it('are exactly the records that the operations guide lists for external DNS, with one for each connection group', () => {
    const guide = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    const [, table = ''] = guide.split('6. **DNS**');
    const [rows = ''] = table.split('Register');
    const listed = [...rows.matchAll(/^ *\| `([^`]+)` \|/gm)].map(([, name]) => `${name}.`);
    const names = records.map(({ Name }) => Name).filter((name) => typeof name === 'string');
    expect(new Set(listed)).toEqual(new Set(names));
    const more = synthesiseWith({ ...ENTERED, 'swipe:connectionGroups': '2' });
    const dns = Template.fromJSON(more.getStackByName('swipe-dns').template as Record<string, unknown>);
    expect(propertiesOf([dns], 'AWS::Route53::RecordSet').map(({ Name }) => Name)).toContain('*.cname-2.sites.example.net.');
  });

  it('also validate the certificates, so that one deployment is sufficient', () => {
    const validations = propertiesOf([templateOf('global')], 'AWS::CertificateManager::Certificate').map(
      ({ DomainValidationOptions }) => DomainValidationOptions as { DomainName: string; HostedZoneId?: string }[],
    );
    expect(validations).toHaveLength(3);
    expect(validations.flat().map(({ DomainName, HostedZoneId }) => [DomainName, HostedZoneId])).toEqual([
      ['console.example.com', 'Z0COM'],
      // Also validates its wildcard: both have the same record.
      ['sites.example.net', 'Z0NET'],
      ['*.preview.sites.example.net', 'Z0NET'],
    ]);
  });

  it('are not created if no hosted zone is set', () => {
    expect(synthesisedProduct.assembly.stacks.map(({ stackName }) => stackName)).not.toContain('swipe-dns');
    expect(propertiesOf(Object.values(synthesisedProduct.templates), 'AWS::Route53::RecordSet')).toEqual([]);
  });

  it('are refused if the hosted zones contain only some of the domains', () => {
    expect(() => synthesiseWith({ ...ENTERED, 'swipe:hostedZones': 'example.com=Z0COM' })).toThrow(
      /swipe:hostedZones: .*sites\.example\.net/,
    );
  });
});
