import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { products as source } from '#shared/messages/jp/editor/products.ts';

export const products: CatalogueOf<typeof source> = {
  count: '{{count}}件',
  list: '商品顺序',
  add: '添加商品',
  hint: '商品以卡片形式显示在页面上，可在预览中拖动调整位置。',
  stackHint: '卡片重叠时，列表中靠下的商品显示在上层。',
  shelfHint: '商品会排列在页面的商品栏中。在预览中拖动，可放到任意位置。',
  onShelf: '已排列在页面的商品栏中。在预览中拖动，可放到任意位置。',
  placed: '显示在您放置的位置。在会遮挡文字或按钮的画面上，将排列在商品栏中。',
  toShelf: '放回商品栏',
  full: '每个页面最多可添加{{max}}件商品。',
  nameless: '未命名商品',
  noPrice: '无价格',
  imageHint: '建议宽度不低于480像素。',
  placeHint: '从{{width}}×{{height}}像素画面的左上角到卡片左上角的距离，会随画面大小缩放。',
  duplicate: '复制此商品',
  remove: '删除此商品',
};
