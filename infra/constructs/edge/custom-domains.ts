import { CfnOutput } from 'aws-cdk-lib';
import { CfnConnectionGroup, type CfnDistribution, Distribution, type DistributionProps } from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { groupLabel } from '#functions/domains/services/domain-target.ts';
import { SITE_PARAMETER } from '#functions/platform/gateways/domain-tenants.ts';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import type { Settings } from '#infra/constructs/settings.ts';

/** Properties that a multi-tenant distribution does not support: its connection groups and tenants have them instead. */
const UNSUPPORTED = ['Aliases', 'PriceClass', 'IPV6Enabled', 'Logging'];

interface CustomDomainsProps extends DistributionProps {
  settings: Settings;
}

/**
 * The multi-tenant distribution of custom domains, and its connection groups (ADR 61). The product creates and deletes the tenants, one
 * for each domain, outside CloudFormation.
 */
export class CustomDomains extends Construct {
  readonly distribution: Distribution;
  /** The connection groups, in the order in which they are filled. */
  readonly groups: readonly CfnConnectionGroup[];

  constructor(scope: Construct, id: string, { settings, ...props }: CustomDomainsProps) {
    super(scope, id);
    this.distribution = new Distribution(this, 'Distribution', props);
    const resource = this.distribution.node.defaultChild as CfnDistribution;
    for (const property of UNSUPPORTED) resource.addPropertyDeletionOverride(`DistributionConfig.${property}`);
    resource.addPropertyOverride('DistributionConfig.ConnectionMode', 'tenant-only');
    resource.addPropertyOverride('DistributionConfig.TenantConfig.ParameterDefinitions', [
      { Name: SITE_PARAMETER, Definition: { StringSchema: { Required: true, Comment: 'The site that the domain shows' } } },
    ]);
    acknowledge(this.distribution, {
      'AwsSolutions-CFR1': 'Visitors may come from anywhere.',
      'Annotation::@aws-cdk/aws-cloudfront:emptyDomainNames': 'Its tenants have the domains.',
      'AwsSolutions-CFR3': 'A distribution for tenants has no legacy logging; the AccessLogs stack delivers its logs (v2).',
    });
    this.groups = Array.from({ length: settings.connectionGroups }, (_, group) => this.connectionGroup(settings, group));
  }

  private connectionGroup({ name, sitesDomain }: Settings, group: number): CfnConnectionGroup {
    const created = new CfnConnectionGroup(this, `Group${group + 1}`, {
      name: `${name}-domains-${group + 1}`,
      enabled: true,
      ipv6Enabled: true,
    });
    new CfnOutput(this, `Target${group + 1}`, {
      description: `CNAME of *.${groupLabel(group)}.${sitesDomain}`,
      value: created.attrRoutingEndpoint,
    });
    return created;
  }
}
