import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { siteExport as source } from '#shared/messages/jp/console/site-export.ts';

export const siteExport: CatalogueOf<typeof source> = {
  title: '사이트 내보내기',
  lead: '공개 중인 사이트를 다른 서버에 올릴 수 있는 ZIP 파일로 만듭니다.',
  limits: '다른 서버에서는 폼, 회원 페이지, 방문 집계를 사용할 수 없습니다. 자세한 내용은 ZIP 안의 README.txt를 확인해 주세요.',
  start: '내보내기 시작',
  again: '다시 내보내기',
  queued: '순서를 기다리고 있습니다',
  running: '파일을 모으고 있습니다',
  runningNote: '화면을 닫아도 계속됩니다. 완료되면 벨로 알려 드립니다.',
  progress: '{{done}} / {{total}}',
  ready: '{{at}}에 공개 중이던 사이트의 내보내기가 준비되었습니다',
  kept: '{{until}}까지 다운로드할 수 있습니다.',
  download: 'ZIP 파일 다운로드',
  failed: '사이트를 내보낼 수 없습니다',
  failedText: '잠시 후 다시 시도해 주세요. 계속 실패하면 운영사에 문의해 주세요.',
  loadFailed: '내보내기 상태를 불러올 수 없습니다',
  unpublishedTitle: '아직 공개되지 않았습니다',
  unpublished: '공개 중인 사이트만 내보낼 수 있습니다. 먼저 공개해 주세요.',
  publish: '공개하기',
  openEditor: '편집 화면에서 공개하기',
  readMe:
    '{{site}}\n{{address}}에서 {{at}}(일본 시간)에 내보낸 사이트입니다.\n\n업로드 방법\n1. 이 ZIP 파일의 압축을 풉니다.\n2. 폴더 구조를 유지한 채 모든 파일을 웹 서버에 업로드합니다. 도메인 바로 아래든 폴더 안이든 상관없습니다.\n3. 끝에 /를 붙여 엽니다. 예: https://www.example.com/ 또는 https://www.example.com/folder/\n정적 파일을 제공하는 서버라면 사용할 수 있습니다(Apache, nginx, Amazon S3, GitHub Pages, Netlify, Cloudflare Pages 등). 웹 서버 없이 파일을 직접 열면 첫 시트만 표시됩니다.\n\n그대로 사용할 수 있는 기능\n- 모든 시트와 언어, 스와이프, 메뉴, 팝업, 공지, 상품, 이미지, 동영상, 공유 버튼\n\n공개 중인 사이트와 다른 점\n- 폼과 회원 가입·로그인에는 이 서비스가 필요합니다. 링크는 {{address}}를 엽니다. 회원 전용 시트는 잠긴 상태로 유지됩니다.\n- 방문은 집계되지 않습니다.\n- 공지와 팝업은 내보낼 때의 내용입니다. 종료 시각이 지난 팝업은 표시되지 않습니다. 남은 자리 수는 바뀌지 않습니다.\n- 오프라인에서는 표시되지 않습니다.\n- sitemap.xml, robots.txt, 피드는 사이트 주소가 필요하므로 포함되지 않습니다.\n- 외부 전송 안내 페이지는 이 서비스로 공개하는 것을 전제로 한 내용입니다. 필요에 따라 수정해 주세요.',
};
