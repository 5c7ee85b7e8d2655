/**
 * Replaces the SDK's chain of credential providers (profiles, single sign-on, instance metadata, …) in function bundles. Lambda
 * passes credentials in the environment only, and the chain would be a quarter of a bundle, loaded at every cold start.
 */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';
