/**
 * Whether published sites have a service worker. If it is `false`, each publication replaces the worker by one that removes
 * itself; `restore-edge` publishes all sites again.
 */
export const OFFLINE_SITES: boolean = true;
