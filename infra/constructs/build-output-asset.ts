import { AssetHashType, type AssetOptions, DockerImage } from 'aws-cdk-lib';

/**
 * An asset made of files of the build (`npm run build`). It is filled while the app synthesises and named by its content;
 * where bundling is switched off, as in tests, nothing has to be built. `name` tells assets apart: CDK cannot see into `fill`.
 */
export const buildOutputAsset = (name: string, fill: (folder: string) => void): AssetOptions => ({
  assetHashType: AssetHashType.OUTPUT,
  bundling: {
    // Never pulled: files are always copied here, without a container.
    image: DockerImage.fromRegistry('scratch'),
    command: [name],
    local: {
      tryBundle: (folder) => {
        fill(folder);
        return true;
      },
    },
  },
});
