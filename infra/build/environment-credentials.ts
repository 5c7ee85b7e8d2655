/**
 * Stands in for the SDK's chain of credential sources (profiles, single sign-on, instance metadata, …) in the bundles of
 * functions: Lambda puts a function's credentials into its environment and nowhere else. The chain is a quarter of a bundle
 * and is paid for at every cold start.
 */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';
