import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { products as source } from '#shared/messages/jp/editor/products.ts';

export const products: CatalogueOf<typeof source> = {
  count: '{{count}}개',
  list: '상품 순서',
  add: '상품 추가',
  hint: '상품 카드를 시트 위에 놓습니다. 미리보기에서 드래그해 옮길 수 있습니다.',
  stackHint: '카드가 겹치는 곳에서는 목록에서 아래에 있는 상품이 앞에 보입니다.',
  shelfHint: '상품은 시트의 진열대에 놓입니다. 미리보기에서 드래그하면 원하는 곳에 놓을 수 있습니다.',
  onShelf: '시트의 진열대에 놓여 있습니다. 미리보기에서 드래그하면 원하는 곳에 놓을 수 있습니다.',
  placed: '놓은 자리에 표시됩니다. 글자나 버튼을 가리는 화면에서는 진열대에 놓입니다.',
  toShelf: '진열대로 되돌리기',
  full: '시트 하나에 상품을 {{max}}개까지 추가할 수 있습니다.',
  nameless: '이름 없는 상품',
  noPrice: '가격 없음',
  imageHint: '가로 480픽셀 이상을 권장합니다.',
  placeHint: '{{width}}×{{height}}픽셀 화면의 왼쪽 위에서 카드의 왼쪽 위 모서리까지의 거리입니다. 화면 크기에 맞춰 조정됩니다.',
  duplicate: '이 상품 복제',
  remove: '이 상품 삭제',
};
