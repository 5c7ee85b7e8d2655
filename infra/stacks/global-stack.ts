import { Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import { zoneOf } from '#infra/constructs/dns/hosted-zones.ts';
import { previewHosts, type Settings } from '#infra/constructs/settings.ts';
import { MissingPageFunction } from '#infra/constructs/edge/missing-page-function.ts';
import { EdgeFirewall } from '#infra/constructs/edge/edge-firewall.ts';

/** The resources that CloudFront requires in us-east-1: certificates, the web ACL and the Lambda@Edge function. */
export class GlobalStack extends Stack {
  readonly consoleCertificate: Certificate;
  readonly sitesCertificate: Certificate;
  readonly previewCertificate: Certificate;
  readonly firewall: EdgeFirewall;
  readonly missingPage: MissingPageFunction;

  constructor(scope: Construct, id: string, settings: Settings, props: StackProps) {
    super(scope, id, props);
    this.consoleCertificate = new Certificate(this, 'ConsoleCertificate', {
      domainName: settings.consoleDomain,
      validation: this.#validationOf(settings.consoleDomain, settings),
    });
    const validation = this.#validationOf(settings.sitesDomain, settings);
    this.sitesCertificate = new Certificate(this, 'SitesCertificate', {
      domainName: `*.${settings.sitesDomain}`,
      subjectAlternativeNames: [settings.sitesDomain],
      validation,
    });
    this.previewCertificate = new Certificate(this, 'PreviewCertificate', { domainName: previewHosts(settings), validation });
    this.firewall = new EdgeFirewall(this, 'Firewall', settings.name);
    this.missingPage = new MissingPageFunction(this, 'MissingPage', `${settings.name}: missing-page`);
  }

  /** Validates a domain by records in its zone, or by records that the operator adds once (docs/operations.md) for all renewals. */
  #validationOf(domain: string, { hostedZones }: Settings): CertificateValidation {
    const zone = zoneOf(hostedZones, domain);
    if (!zone) return CertificateValidation.fromDns();
    const attributes = { zoneName: zone.name, hostedZoneId: zone.id };
    return CertificateValidation.fromDns(HostedZone.fromHostedZoneAttributes(this, `ZoneOf-${domain}`, attributes));
  }
}
