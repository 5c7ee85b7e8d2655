import { Duration } from 'aws-cdk-lib';
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { REFERRER_POLICY, STRICT_TRANSPORT_SECURITY } from '#infra/edge/headers.ts';

const override = true;

/** The security headers of infra/edge as a policy of CloudFront, with one content security policy. */
export class SecurityHeaders extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, contentSecurityPolicy: string) {
    const { maxAgeSeconds, includeSubdomains } = STRICT_TRANSPORT_SECURITY;
    super(scope, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override },
        contentTypeOptions: { override },
        referrerPolicy: { referrerPolicy: referrerPolicyOf(REFERRER_POLICY), override },
        strictTransportSecurity: { accessControlMaxAge: Duration.seconds(maxAgeSeconds), includeSubdomains, override },
      },
    });
  }
}

function referrerPolicyOf(value: string): HeadersReferrerPolicy {
  if (!Object.values<string>(HeadersReferrerPolicy).includes(value)) throw new Error(`CloudFront knows no referrer policy "${value}"`);
  return value as HeadersReferrerPolicy;
}
