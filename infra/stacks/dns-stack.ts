import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import {
  AaaaRecord,
  ARecord,
  CnameRecord,
  HostedZone,
  type IAliasRecordTarget,
  type IHostedZone,
  MxRecord,
  RecordTarget,
  TxtRecord,
} from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { EmailIdentity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { groupLabel } from '#functions/domains/services/domain-target.ts';
import type { CustomDomains } from '#infra/constructs/edge/custom-domains.ts';
import { zoneOf } from '#infra/constructs/dns/hosted-zones.ts';
import { mailFromDomain, previewHosts, type Settings } from '#infra/constructs/settings.ts';

/** `CloudFrontTarget` would refer to a mapping in the distribution's stack, which no other stack can read. */
const cloudFront = ({ distributionDomainName: dnsName }: Distribution): IAliasRecordTarget => ({
  bind: () => ({ hostedZoneId: CloudFrontTarget.CLOUDFRONT_ZONE_ID, dnsName }),
});

interface DnsStackProps extends StackProps {
  settings: Settings;
  consoleDistribution: Distribution;
  sitesDistribution: Distribution;
  previewDistribution: Distribution;
  customDomains: CustomDomains;
  mail: EmailIdentity;
}

/** All DNS records of the product, in the hosted zones of the settings. Without zones the operator adds them (docs/operations.md). */
export class DnsStack extends Stack {
  readonly #zones = new Map<string, IHostedZone>();

  constructor(scope: Construct, id: string, props: DnsStackProps) {
    super(scope, id, props);
    const { settings } = props;
    const { consoleDomain, sitesDomain } = settings;
    this.#pointTo('Console', consoleDomain, consoleDomain, props);
    this.#pointTo('Sites', `*.${sitesDomain}`, sitesDomain, props);
    this.#pointTo('SharedSites', sitesDomain, sitesDomain, props);
    this.#pointTo('Previews', previewHosts(settings), sitesDomain, props);
    this.#addDomainTargets(props);
    this.#addMailRecords(props);
  }

  #zoneOf(host: string, settings: Settings): IHostedZone {
    const zone = zoneOf(settings.hostedZones, host);
    if (!zone) throw new Error(`No hosted zone of the settings contains ${host}`);
    const { name: zoneName, id: hostedZoneId } = zone;
    const found =
      this.#zones.get(hostedZoneId) ?? HostedZone.fromHostedZoneAttributes(this, `Zone-${zoneName}`, { zoneName, hostedZoneId });
    this.#zones.set(hostedZoneId, found);
    return found;
  }

  /** Points a host, which may begin with a wildcard, to the distribution of its name. */
  #pointTo(name: 'Console' | 'Sites' | 'SharedSites' | 'Previews', host: string, domain: string, props: DnsStackProps): void {
    const distributions = {
      Console: props.consoleDistribution,
      Sites: props.sitesDistribution,
      SharedSites: props.sitesDistribution,
      Previews: props.previewDistribution,
    };
    const record = {
      zone: this.#zoneOf(domain, props.settings),
      recordName: `${host}.`,
      target: RecordTarget.fromAlias(cloudFront(distributions[name])),
    };
    new ARecord(this, `${name}A`, record);
    new AaaaRecord(this, `${name}Aaaa`, record);
  }

  /** Adds the targets of the CNAMEs of customers' domains, for each connection group. Without them, no domain could be verified. */
  #addDomainTargets({ settings, customDomains }: DnsStackProps): void {
    const zone = this.#zoneOf(settings.sitesDomain, settings);
    customDomains.groups.forEach(
      ({ attrRoutingEndpoint: domainName }, group) =>
        new CnameRecord(this, `DomainTargets${group + 1}`, {
          zone,
          recordName: `*.${groupLabel(group)}.${settings.sitesDomain}.`,
          domainName,
        }),
    );
  }

  /** Adds the records for signing e-mails, for receiving bounces at SES, and for rejecting forged e-mails. */
  #addMailRecords({ settings, mail }: DnsStackProps): void {
    const { mailDomain, region, alarmEmail } = settings;
    const zone = this.#zoneOf(mailDomain, settings);
    const bounces = { zone, recordName: `${mailFromDomain(settings)}.` };
    mail.dkimRecords.forEach(
      ({ name, value }, index) => new CnameRecord(this, `MailKey${index + 1}`, { zone, recordName: `${name}.`, domainName: value }),
    );
    new MxRecord(this, 'Bounces', { ...bounces, values: [{ priority: 10, hostName: `feedback-smtp.${region}.amazonses.com` }] });
    new TxtRecord(this, 'Senders', { ...bounces, values: ['v=spf1 include:amazonses.com ~all'] });
    new TxtRecord(this, 'Forgeries', {
      zone,
      recordName: `_dmarc.${mailDomain}.`,
      values: [`v=DMARC1; p=quarantine; rua=mailto:${alarmEmail}`],
    });
  }
}
