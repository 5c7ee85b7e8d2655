/** Put in its place by the build: the visitor's runtime, made by `#site-renderer/build-visitor-script.ts`. */
declare const VISITOR_SCRIPT: string;

export const visitorScript: string = VISITOR_SCRIPT;
