import { App } from 'aws-cdk-lib';
import { readSettings } from '#infra/constructs/settings.ts';
import { buildProduct } from '#infra/stacks/build-product.ts';

const app = new App();
buildProduct(app, readSettings(app.node));
app.synth();
