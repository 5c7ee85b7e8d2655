import { AssetHashType, type AssetOptions, DockerImage } from 'aws-cdk-lib';

/**
 * Returns an asset of files from the build (`npm run build`). `fill` copies them during synthesis, and the asset is hashed by its
 * output. Without bundling, as in tests, no build is needed. `name` distinguishes assets, because CDK cannot inspect `fill`.
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
