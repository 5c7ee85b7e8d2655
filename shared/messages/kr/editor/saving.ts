import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { saving as source } from '#shared/messages/jp/editor/saving.ts';

export const saving: CatalogueOf<typeof source> = {
  status: {
    saved: '저장됨',
    unsaved: '저장 안 됨',
    saving: '저장 중',
    broken: '고칠 곳 {{count}}군데',
    offline: '오프라인 · 이 기기에 보관',
    adrift: '오프라인 · 저장 안 됨',
    failed: '저장하지 못했습니다',
    undecided: '선택 필요',
  },
  meaning: {
    saved: '모든 변경 사항이 저장되었습니다. 마지막 업데이트: {{time}}',
    unsaved: '곧 자동으로 저장됩니다.',
    saving: '변경 사항을 저장하고 있습니다.',
    broken: '고쳐야 할 항목이 있어 아직 저장하지 않았습니다. 누르면 그곳으로 이동합니다. 변경 사항은 이 기기에 남아 있습니다.',
    offline: '변경 사항은 이 기기에 남아 있으며, 연결되면 자동으로 저장됩니다. 화면을 닫아도 다음에 이 사이트를 열 때 저장됩니다.',
    adrift: '서버에도 이 기기에도 저장하지 못했습니다. 다시 연결될 때까지 이 화면을 닫지 마세요.',
    failed: '서버가 변경 사항을 받아들이지 않았습니다. 이유는 위의 알림에 있습니다.',
    undecided: '다른 사람의 변경과 겹칩니다. 누르면 남길 쪽을 고를 수 있습니다.',
  },
  keptOnDevice: '변경한 내용은 이 기기에 남아 있습니다.',

  takenUp: {
    title: '이 기기에 남아 있던 변경 사항을 가져왔습니다',
    text: '{{time}}의 변경 사항이 저장되지 않은 상태였습니다. 내용을 확인해 주세요. ‘실행 취소’로 되돌릴 수 있습니다.',
    dismiss: '알림 닫기',
  },

  leave: {
    title: '아직 저장되지 않은 변경 사항이 있습니다',
    confirm: '나가기',
    uploads: '업로드가 끝나지 않았습니다. 이 화면을 나가면 진행 중인 파일이 취소됩니다.',
    undecided:
      '다른 사람의 변경과 겹쳐 저장하지 않았습니다. 변경 사항은 이 기기에 남으며, 다음에 이 사이트를 열 때 남길 쪽을 고를 수 있습니다.',
    broken: '고쳐야 할 항목이 있어 저장하지 않았습니다. 변경 사항은 이 기기에 남으며, 다음에 이 사이트를 열 때 이어서 고칠 수 있습니다.',
    unsent: '아직 서버에 전달되지 않았습니다. 변경 사항은 이 기기에 남으며, 다음에 이 사이트를 열 때 저장됩니다.',
    lost: '서버에도 이 기기에도 저장하지 못했습니다. 이 화면을 나가면 변경한 내용이 사라집니다.',
  },

  publish: {
    update: '공개 내용 업데이트',
    updateShort: '업데이트',
    action: {
      'save-draft': '임시 저장',
      save: '저장',
      'save-live': '저장하고 공개 내용 업데이트',
      'publish-public': '공개하기',
      'publish-private': '비공개로 전환',
    },
    hint: {
      'save-draft': '방문자가 보는 내용은 바뀌지 않습니다. 기록에 하나 남깁니다.',
      save: '공개하지 않았으므로 방문자에게는 보이지 않습니다.',
      'save-live': '방문자가 보는 내용이 지금 내용으로 바뀝니다.',
      'publish-public': '저장한 뒤 누구나 볼 수 있게 합니다.',
      'publish-private': '공개 주소에 ‘공개되지 않았습니다’라고 표시됩니다.',
    },
    obstacle: {
      status: '현재 상태(‘{{status}}’)에서는 할 수 없습니다.',
      uploads: '업로드가 끝나면 사용할 수 있습니다.',
      saved: '모두 저장되었습니다.',
      current: '방문자가 이미 최신 내용을 보고 있습니다.',
      'public-already': '이미 공개 중입니다.',
      'private-already': '이미 비공개입니다.',
    },
    moreFaults: '그 밖에 {{count}}군데',
    heldBack: '공개되지 않는 언어가 있습니다',
    heldBackHint: '부족한 곳: {{count}}군데',
    heldBackTitle: '고치면 그 언어로도 공개됩니다',
  },

  others: {
    label: '이 사이트를 연 다른 사람: {{count}}명',
    atCell: '{{cell}} 편집 중',
    atSite: '사이트 설정 편집 중',
    viewsCell: '{{cell}} 보는 중',
    viewsSite: '사이트 설정 보는 중',
  },

  qr: {
    open: 'QR 코드 보기',
    label: '{{url}}의 QR 코드',
    hint: '스마트폰 카메라로 찍으면 공개된 사이트가 열립니다.',
  },

  history: {
    open: '기록 열기',
    title: '기록',
    about: '저장한 내용은 언제든지 보고, 되돌리거나 공개할 수 있습니다.',
    loading: '기록을 불러오는 중',
    loadFailed: '기록을 불러오지 못했습니다',
    working: '편집 중',
    live: '공개 중',
    more: '그 밖의 변경 {{count}}건',
    by: '{{name}} 님이 저장',
    changes: '변경한 곳',
    viewTitle: '기록 내용',
    viewFailed: '이 내용을 불러오지 못했습니다',
    kind: {
      create: '사이트 생성',
      duplicate: '사이트 복제',
      auto: '자동 저장',
      save: '임시 저장',
      restore: '이전 내용으로 되돌림',
    },
    restoredFrom: '{{time}} 내용으로 되돌림',
    change: {
      added: '{{cell}}에 시트 추가',
      edited: '{{cell}} 변경: {{fields}}',
      removed: '{{cell}} 시트 삭제',
      moved: '시트 이동: {{cells}}',
      size: '크기를 {{rows}}행 × {{columns}}열로 변경',
      settings: '사이트 설정 변경: {{fields}}',
      content: '내용',
      cellIn: '{{cell}}({{language}})',
      part: {
        added: '{{part}} 추가',
        edited: '{{part}} 변경: {{fields}}',
        removed: '{{part}} 삭제',
      },
    },
    restore: {
      action: '이 내용으로 되돌리기',
      title: '이 내용으로 되돌릴까요?',
      text: '편집 중인 내용이 {{time}} 내용으로 바뀝니다. 지금 내용은 기록에 남고, 방문자가 보는 내용은 바뀌지 않습니다.',
    },
    publish: {
      action: '이 내용을 공개하기',
      title: '이 내용을 공개할까요?',
      text: '방문자가 보는 내용이 {{time}} 내용으로 바뀝니다. 편집 중인 내용은 바뀌지 않습니다.',
    },
    obstacle: {
      working: '지금 편집하고 있는 내용입니다.',
      status: '현재 상태(‘{{status}}’)에서는 공개할 수 없습니다.',
      live: '이 내용을 공개하고 있습니다.',
      faults: '이 내용에는 공개에 필요한 것이 부족합니다. 되돌려서 고친 뒤 공개해 주세요.',
    },
    restored: '이전 내용으로 되돌렸습니다. ‘실행 취소’로 취소할 수 있습니다',
    restoreFailed: '되돌리지 못했습니다',
    movedOn: '다른 사람의 변경을 가져왔습니다. 내용을 확인하고 다시 시도해 주세요.',
  },
};
