import { Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import { previewHosts, type Settings } from '#infra/constructs/settings.ts';
import { EdgeFirewall } from '#infra/constructs/edge/edge-firewall.ts';

/** What CloudFront requires to be in us-east-1: certificates and the web ACL. */
export class GlobalStack extends Stack {
  readonly consoleCertificate: Certificate;
  readonly sitesCertificate: Certificate;
  readonly previewCertificate: Certificate;
  readonly firewall: EdgeFirewall;

  constructor(scope: Construct, id: string, settings: Settings, props: StackProps) {
    super(scope, id, props);
    // Validated by DNS records that the operator adds once (docs/operations.md). Renewals are automatic.
    const validation = CertificateValidation.fromDns();
    this.consoleCertificate = new Certificate(this, 'ConsoleCertificate', { domainName: settings.consoleDomain, validation });
    this.sitesCertificate = new Certificate(this, 'SitesCertificate', {
      domainName: `*.${settings.sitesDomain}`,
      subjectAlternativeNames: [settings.sitesDomain],
      validation,
    });
    this.previewCertificate = new Certificate(this, 'PreviewCertificate', { domainName: previewHosts(settings), validation });
    this.firewall = new EdgeFirewall(this, 'Firewall');
  }
}
