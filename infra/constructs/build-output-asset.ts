import { AssetHashType, type AssetOptions, DockerImage } from 'aws-cdk-lib';

/**
 * An asset of files from the build (`npm run build`). `fill` copies them during synthesis, and the asset is hashed by its
 * output. Where bundling is off, as in tests, nothing needs to be built. `name` distinguishes assets, since CDK cannot see into
 * `fill`.
 */
export const buildOutputAsset = (name: string, fill: (folder: string) => void): AssetOptions => ({
  assetHashType: AssetHashType.OUTPUT,
  bundling: {
    // Docker never pulls this image: `local` always succeeds.
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
