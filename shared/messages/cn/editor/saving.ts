import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { saving as source } from '#shared/messages/jp/editor/saving.ts';

export const saving: CatalogueOf<typeof source> = {
  status: {
    saved: '已保存',
    unsaved: '未保存',
    saving: '正在保存',
    broken: '需修改 {{count}} 处',
    offline: '离线，已存在本设备',
    adrift: '离线，未保存',
    failed: '未能保存',
    undecided: '需要选择',
  },
  meaning: {
    saved: '所有更改均已保存。最后更新：{{time}}',
    unsaved: '即将自动保存。',
    saving: '正在保存更改。',
    broken: '有内容需要修改，因此尚未保存。点击可前往该处。更改已保留在本设备上。',
    offline: '更改已保留在本设备上，恢复连接后会自动保存。即使关闭页面，下次打开此网站时也会保存。',
    adrift: '更改未能保存到服务器，也未能保存到本设备。恢复连接之前，请不要关闭此页面。',
    failed: '服务器未接受更改，原因见上方提示。',
    undecided: '您的更改与他人的更改重叠。点击可选择保留哪一方。',
  },
  keptOnDevice: '更改已保留在本设备上。',

  takenUp: {
    title: '已恢复本设备上未保存的更改',
    text: '{{time}} 的更改当时没有保存。请确认内容，点击“撤销”可取消。',
    dismiss: '关闭提示',
  },

  leave: {
    title: '有尚未保存的更改',
    confirm: '离开',
    uploads: '文件仍在上传。离开此页面会取消未完成的文件。',
    undecided: '您的更改与他人的更改重叠，因此没有保存。更改会保留在本设备上，下次打开此网站时可以选择。',
    broken: '有内容需要修改，因此没有保存。更改会保留在本设备上，下次打开此网站时可以继续修改。',
    unsent: '更改尚未送达服务器。更改会保留在本设备上，下次打开此网站时保存。',
    lost: '更改未能保存到服务器，也未能保存到本设备。离开此页面后更改将丢失。',
  },

  publish: {
    update: '更新已发布的内容',
    updateShort: '更新',
    action: {
      'save-draft': '保存草稿',
      save: '保存',
      'save-live': '保存并更新已发布的内容',
      'publish-public': '公开发布',
      'publish-private': '设为不公开',
    },
    hint: {
      'save-draft': '访客看到的内容不变。会在历史记录中留下一条。',
      save: '网站尚未发布，访客看不到。',
      'save-live': '访客将看到现在的内容。',
      'publish-public': '保存后，任何人都可以看到。',
      'publish-private': '公开网址将显示“未公开”。',
    },
    obstacle: {
      status: '当前状态为“{{status}}”，无法执行此操作。',
      uploads: '上传完成后即可使用。',
      saved: '已全部保存。',
      current: '访客看到的已是最新内容。',
      'public-already': '网站已发布。',
      'private-already': '网站已设为不公开。',
    },
    moreFaults: '另有 {{count}} 处',
    heldBack: '有语言不会被发布',
    heldBackHint: '缺少的内容：{{count}} 处',
    heldBackTitle: '修改后，该语言也会发布',
  },

  others: {
    label: '还有 {{count}} 人打开了此网站',
    atCell: '正在编辑 {{cell}}',
    atSite: '正在编辑网站设置',
    viewsCell: '正在查看 {{cell}}',
    viewsSite: '正在查看网站设置',
  },

  qr: {
    open: '显示二维码',
    label: '{{url}} 的二维码',
    hint: '用手机相机扫描即可打开已发布的网站。',
  },

  history: {
    open: '打开历史记录',
    title: '历史记录',
    about: '保存过的内容随时可以查看、恢复或发布。',
    loading: '正在加载历史记录',
    loadFailed: '无法加载历史记录',
    working: '编辑中',
    live: '已发布',
    more: '另有 {{count}} 项更改',
    by: '由 {{name}} 保存',
    changes: '更改的内容',
    viewTitle: '历史内容',
    viewFailed: '无法加载此内容',
    kind: {
      create: '创建网站',
      duplicate: '复制网站',
      auto: '自动保存',
      save: '保存草稿',
      restore: '恢复了以前的内容',
    },
    restoredFrom: '恢复为 {{time}} 的内容',
    change: {
      added: '在 {{cell}} 添加了页面',
      edited: '修改了 {{cell}}：{{fields}}',
      removed: '删除了 {{cell}} 的页面',
      moved: '移动了页面：{{cells}}',
      size: '大小改为 {{rows}} 行 × {{columns}} 列',
      settings: '修改了网站设置：{{fields}}',
      content: '内容',
      cellIn: '{{cell}}（{{language}}）',
      part: {
        added: '添加了{{part}}',
        edited: '更改了{{part}}: {{fields}}',
        removed: '删除了{{part}}',
      },
    },
    restore: {
      action: '恢复为此内容',
      title: '要恢复为此内容吗？',
      text: '编辑中的内容将变为 {{time}} 的内容。现在的内容会留在历史记录中，访客看到的内容不变。',
    },
    publish: {
      action: '发布此内容',
      title: '要发布此内容吗？',
      text: '访客看到的内容将变为 {{time}} 的内容。编辑中的内容不变。',
    },
    obstacle: {
      working: '这是您正在编辑的内容。',
      status: '当前状态为“{{status}}”，无法发布。',
      live: '目前发布的就是此内容。',
      faults: '此内容缺少发布所需的部分。请先恢复并修改，然后发布。',
    },
    restored: '已恢复以前的内容，点击“撤销”可取消',
    restoreFailed: '无法恢复',
    movedOn: '已合并他人的更改。请确认内容后重试。',
  },
};
