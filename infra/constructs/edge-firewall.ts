import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { API_ROOT } from '#shared/contract/define.ts';

/** Requests of one address in five minutes. The API's own limits on sign-in attempts are far below; this one sheds floods. */
const REQUESTS_PER_FIVE_MINUTES = { signIn: 300, all: 10_000 } as const;

const TOO_MANY = 'too-many-requests';

/**
 * Rules of the common group that judge request bodies. A save carries whole sheets up to 6 MB and a customer's own head
 * tags, which these take for attacks: counted only. The API checks every body against its contract.
 */
const BODY_RULES = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'GenericLFI_BODY', 'GenericRFI_BODY', 'EC2MetaDataSSRF_BODY'];

const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
  metricName,
});

const tooMany: CfnWebACL.RuleActionProperty = {
  block: {
    customResponse: { responseCode: 429, customResponseBodyKey: TOO_MANY, responseHeaders: [{ name: 'retry-after', value: '300' }] },
  },
};

const managedRules = (priority: number, name: string, counted: readonly string[] = []): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: visibility(name),
});

const perAddress = (priority: number, name: string, limit: number, path?: string): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: tooMany,
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      limit,
      evaluationWindowSec: 300,
      ...(path && {
        scopeDownStatement: {
          byteMatchStatement: {
            fieldToMatch: { uriPath: {} },
            positionalConstraint: 'STARTS_WITH',
            searchString: path,
            textTransformations: [
              { priority: 0, type: 'NORMALIZE_PATH' },
              { priority: 1, type: 'LOWERCASE' },
            ],
          },
        },
      }),
    },
  },
  visibilityConfig: visibility(name),
});

/** The web ACL in front of the console and of every site. */
export class EdgeFirewall extends Construct {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('edge'),
      customResponseBodies: {
        [TOO_MANY]: {
          contentType: 'APPLICATION_JSON',
          content: JSON.stringify({ data: { code: 'too-many-requests', retryAfter: 300 }, message: 'Too many requests' }),
        },
      },
      rules: [
        perAddress(0, 'sign-in-flood', REQUESTS_PER_FIVE_MINUTES.signIn, `${API_ROOT}/auth/`),
        perAddress(1, 'flood', REQUESTS_PER_FIVE_MINUTES.all),
        managedRules(2, 'AWSManagedRulesAmazonIpReputationList'),
        managedRules(3, 'AWSManagedRulesKnownBadInputsRuleSet'),
        managedRules(4, 'AWSManagedRulesCommonRuleSet', BODY_RULES),
      ],
    });
    this.webAclArn = acl.attrArn;
  }
}
