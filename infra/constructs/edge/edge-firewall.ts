import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { API_ROOT } from '#shared/api-contract/endpoint.ts';

/**
 * Requests per IP address in five minutes. These limits block floods; the API's limits on attempts are far lower. One address can
 * be a whole company, or many customers of a mobile carrier.
 *
 * - signIn: authentication of console users.
 * - visitorSends: forms, registrations and sign-ins of visitors, on all sites together.
 * - visitors: the whole end-user API. A visit makes about three requests, so this is over 1,000 visits.
 */
const REQUESTS_PER_FIVE_MINUTES = { signIn: 300, visitorSends: 300, visitors: 4_000, all: 10_000 } as const;

const END_USER_API = `${API_ROOT}/end-user/`;

const RESPONSE_BODY_KEY = 'too-many-requests';

/**
 * Rules of the common group that inspect request bodies; they count without blocking. A save can contain 6 MB and a customer's head tags,
 * which these rules would block as attacks. The API validates every body by the API contract.
 */
const BODY_RULES = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'GenericLFI_BODY', 'GenericRFI_BODY', 'EC2MetaDataSSRF_BODY'];

const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
  metricName,
});

const TOO_MANY_REQUESTS: CfnWebACL.RuleActionProperty = {
  block: {
    customResponse: {
      responseCode: 429,
      customResponseBodyKey: RESPONSE_BODY_KEY,
      responseHeaders: [{ name: 'retry-after', value: '300' }],
    },
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

const pathMatches = (positionalConstraint: 'STARTS_WITH' | 'ENDS_WITH', searchString: string): Statement => ({
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
    statements: [pathMatches('STARTS_WITH', END_USER_API), IS_POST],
  },
};

const perAddress = (priority: number, name: string, limit: number, scopeDownStatement?: Statement): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: TOO_MANY_REQUESTS,
  statement: {
    rateBasedStatement: { aggregateKeyType: 'IP', limit, evaluationWindowSec: 300, ...(scopeDownStatement && { scopeDownStatement }) },
  },
  visibilityConfig: visibility(name),
});

/** The web ACL of the console and of all sites. */
export class EdgeFirewall extends Construct {
  readonly webAclArn: string;

  /** `name`: the name of the deployment. */
  constructor(scope: Construct, id: string, name: string) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('edge'),
      customResponseBodies: {
        [RESPONSE_BODY_KEY]: {
          contentType: 'APPLICATION_JSON',
          content: JSON.stringify({ data: { code: 'too-many-requests', retryAfter: 300 }, message: 'Too many requests' }),
        },
      },
      rules: [
        perAddress(0, 'sign-in-flood', REQUESTS_PER_FIVE_MINUTES.signIn, pathMatches('STARTS_WITH', `${API_ROOT}/auth/`)),
        perAddress(1, 'visitor-sends-flood', REQUESTS_PER_FIVE_MINUTES.visitorSends, VISITOR_SENDS),
        perAddress(2, 'visitors-flood', REQUESTS_PER_FIVE_MINUTES.visitors, pathMatches('STARTS_WITH', END_USER_API)),
        perAddress(3, 'flood', REQUESTS_PER_FIVE_MINUTES.all),
        managedRules(4, 'AWSManagedRulesAmazonIpReputationList'),
        managedRules(5, 'AWSManagedRulesKnownBadInputsRuleSet'),
        managedRules(6, 'AWSManagedRulesCommonRuleSet', BODY_RULES),
      ],
    });
    this.webAclArn = acl.attrArn;
    this.logRefusals(acl, name);
  }

  /**
   * Logs the requests that a rule refuses, so that an operator can tell an attack from people behind one address. Neither tokens
   * nor cookies are logged. WAF demands the prefix of the name.
   */
  private logRefusals({ attrArn }: CfnWebACL, name: string): void {
    const logGroupName = `aws-waf-logs-${name}`;
    const refusals = new LogGroup(this, 'Refusals', {
      logGroupName,
      retention: RetentionDays.ONE_MONTH,
      // A retained group with this name would block the next attempt after a failed deployment.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // The ARN of the log group itself ends in a wildcard, which WAF refuses.
    const destination = Stack.of(this).formatArn({
      service: 'logs',
      resource: 'log-group',
      resourceName: logGroupName,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    const logging = new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: attrArn,
      logDestinationConfigs: [destination],
      redactedFields: ['authorization', 'cookie'].map((header) => ({ singleHeader: { Name: header } })),
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [{ Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] }],
      },
    });
    logging.node.addDependency(refusals);
  }
}
