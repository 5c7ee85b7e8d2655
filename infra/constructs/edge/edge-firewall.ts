import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { API_ROOT } from '#shared/api-contract/endpoint.ts';

/**
 * Requests of one address in five minutes. The API's own limits on attempts are far below; these shed floods. One address
 * may stand for a company or for a mobile carrier's customers.
 *
 * - signIn: to the console, all of it.
 * - visitorSends: forms, registrations and logins of visitors, on all sites together; a count of a visit is none.
 * - visitors: all of the visitors' part of the API: a visit asks some four times, so this is 1,000 visits.
 */
const REQUESTS_PER_FIVE_MINUTES = { signIn: 300, visitorSends: 300, visitors: 4_000, all: 10_000 } as const;

const VISITORS_PART = `${API_ROOT}/end-user/`;

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

type Statement = CfnWebACL.StatementProperty;

const pathThat = (positionalConstraint: 'STARTS_WITH' | 'ENDS_WITH', searchString: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint,
    searchString,
    textTransformations: [
      { priority: 0, type: 'NORMALIZE_PATH' },
      { priority: 1, type: 'LOWERCASE' },
    ],
  },
});

const IS_POST: Statement = {
  byteMatchStatement: {
    fieldToMatch: { method: {} },
    positionalConstraint: 'EXACTLY',
    searchString: 'POST',
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
};

const VISITOR_SENDS: Statement = {
  andStatement: {
    statements: [pathThat('STARTS_WITH', VISITORS_PART), IS_POST, { notStatement: { statement: pathThat('ENDS_WITH', '/visit') } }],
  },
};

const perAddress = (priority: number, name: string, limit: number, scopeDownStatement?: Statement): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: tooMany,
  statement: {
    rateBasedStatement: { aggregateKeyType: 'IP', limit, evaluationWindowSec: 300, ...(scopeDownStatement && { scopeDownStatement }) },
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
        perAddress(0, 'sign-in-flood', REQUESTS_PER_FIVE_MINUTES.signIn, pathThat('STARTS_WITH', `${API_ROOT}/auth/`)),
        perAddress(1, 'visitor-sends-flood', REQUESTS_PER_FIVE_MINUTES.visitorSends, VISITOR_SENDS),
        perAddress(2, 'visitors-flood', REQUESTS_PER_FIVE_MINUTES.visitors, pathThat('STARTS_WITH', VISITORS_PART)),
        perAddress(3, 'flood', REQUESTS_PER_FIVE_MINUTES.all),
        managedRules(4, 'AWSManagedRulesAmazonIpReputationList'),
        managedRules(5, 'AWSManagedRulesKnownBadInputsRuleSet'),
        managedRules(6, 'AWSManagedRulesCommonRuleSet', BODY_RULES),
      ],
    });
    this.webAclArn = acl.attrArn;
  }
}
