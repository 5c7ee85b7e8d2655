import { Duration } from 'aws-cdk-lib';
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { type ResponsePolicy, REFERRER_POLICY, STRICT_TRANSPORT_SECONDS } from '#infra/edge/response-headers.ts';

const override = true;

/** A CloudFront policy with the security headers that infra/edge defines for one kind of response. */
export class SecurityHeadersPolicy extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, { contentSecurityPolicy, others, securesSubdomains, keepsOwnPolicy = false }: ResponsePolicy) {
    super(scope, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override: !keepsOwnPolicy },
        contentTypeOptions: { override },
        referrerPolicy: { referrerPolicy: referrerPolicyOf(REFERRER_POLICY), override },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.seconds(STRICT_TRANSPORT_SECONDS),
          includeSubdomains: securesSubdomains,
          override,
        },
      },
      customHeadersBehavior: { customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override })) },
    });
  }
}

function referrerPolicyOf(value: string): HeadersReferrerPolicy {
  if (!Object.values<string>(HeadersReferrerPolicy).includes(value)) throw new Error(`CloudFront has no referrer policy "${value}"`);
  return value as HeadersReferrerPolicy;
}
