import { openGate } from '#site-renderer/visitor/consent/open-gate.ts';

// The renderer replaces the version.
openGate('VERSION_OF_CONSENT');
