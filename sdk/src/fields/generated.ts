// Generated from openapi.json by `npm run generate`; edits are lost.

export const AcceptInvitationRequest = {
  token: { maxLength: 255 },
  password: { minLength: 8, maxLength: 1024 },
  given_name: { maxLength: 255 },
  family_name: { maxLength: 255 },
} as const;
export const AcceptTool = {
  tool: { minLength: 1, maxLength: 200 },
  digest: { minLength: 64, maxLength: 64 },
} as const;
export const AcceptTools = {
  tools: { minItems: 1, maxItems: 1000 },
} as const;
export const AcknowledgeAlarm = {
  note: { maxLength: 1000 },
} as const;
export const AgentConfigRequest = {
  hub: { default: "custom" },
  agent_name: { maxLength: 600 },
  status: { default: "active" },
  rate_limit_requests_per_minute: { minimum: 1 },
} as const;
export const AgentHeaderValue = {
  name: { minLength: 1, maxLength: 64 },
  value: { minLength: 1, maxLength: 4096 },
} as const;
export const AgentHeadersRequest = {
  headers: { maxItems: 16 },
} as const;
export const AgentUpdate = {
  agent_name: { maxLength: 600 },
  rate_limit_requests_per_minute: { minimum: 1 },
} as const;
export const AgentsGet = {
  include_scores: { default: false },
} as const;
export const AgentsHistory = {
  limit: { minimum: 1, maximum: 500, default: 50 },
} as const;
export const AgentsList = {
  limit: { minimum: 1, default: 100 },
  offset: { minimum: 0, default: 0 },
  include_scores: { default: false },
  sort: { default: "-created_at" },
} as const;
export const AlarmSettingsUpdate = {
  heartbeat_seconds: { minimum: 30, maximum: 1209600 },
} as const;
export const ApiKeyTokenRequest = {
  client_id: { maxLength: 255 },
  client_secret: { maxLength: 255 },
} as const;
export const ApplyFlowPolicy = {
  version: { minimum: 1, maximum: 1000000 },
  override_reason: { minLength: 1, maxLength: 1000 },
} as const;
export const ApplyGuardConfig = {
  override_reason: { minLength: 10, maxLength: 1000 },
} as const;
export const ApproveProposalRequest = {
  notes: { maxLength: 10000 },
  unproven_reason: { maxLength: 2000 },
} as const;
export const BulkValuesRequest = {
  values: { maxItems: 500 },
} as const;
export const CampaignConfig = {
  seed: { minimum: 0, maximum: 2147483647 },
  queries_per_goal: { minimum: 1, maximum: 1000 },
  max_requests: { minimum: 1, maximum: 10000000 },
  max_tokens: { minimum: 1, maximum: 1000000000000 },
  max_cost: { minimum: 0.000001, maximum: 1000000000 },
  concurrency: { minimum: 1, maximum: 64 },
  sandbox: { maxItems: 8 },
  max_model_calls: { minimum: 0, maximum: 1000000 },
  stop_after: { minimum: 1, maximum: 1000 },
} as const;
export const CampaignConfirm = {
  k: { minimum: 1, maximum: 20 },
  n: { minimum: 1, maximum: 20 },
} as const;
export const CampaignPrices = {
  prompt_per_million: { minimum: 0, maximum: 1000000000 },
  completion_per_million: { minimum: 0, maximum: 1000000000 },
} as const;
export const ChangeEmailRequest = {
  email: { maxLength: 254 },
  current_password: { maxLength: 1024 },
} as const;
export const ChangePasswordRequest = {
  current_password: { maxLength: 1024 },
  new_password: { minLength: 8, maxLength: 1024 },
  end_api_keys: { default: false },
} as const;
export const ChoiceGeneInput = {
  key: { minLength: 1, maxLength: 200 },
  path: { maxLength: 500 },
  value: { maxLength: 2000 },
  options: {
    maxItems: 200,
    items: { maxLength: 2000 },
  },
} as const;
export const CloneAgentRequest = {
  agent_name: { minLength: 1, maxLength: 600 },
} as const;
export const ContinueEvolutionRequest = {
  max_metric_calls: { minimum: 100, maximum: 20000 },
} as const;
export const CreateApiKeyRequest = {
  name: { minLength: 1, maxLength: 255 },
  scopes: { minItems: 1, maxItems: 20 },
  expires_in_days: { minimum: 1, maximum: 3650 },
} as const;
export const CreateCampaignRequest = {
  agent_url: { minLength: 1, maxLength: 2083 },
  agent_api_key: { maxLength: 10000 },
  agent_model_name: { maxLength: 255 },
  name: { maxLength: 255 },
  purpose: { minLength: 1, maxLength: 10000 },
  categories: { minItems: 1, maxItems: 8 },
  custom_plugins: {
    maxItems: 100,
    items: { minLength: 1, maxLength: 2000 },
  },
  strategies: {
    maxItems: 20,
    items: { minLength: 1, maxLength: 100 },
  },
  num_tests: { minimum: 1, maximum: 100, default: 25 },
} as const;
export const CreateEvaluationRequest = {
  type: { maxLength: 100, default: "behavioral" },
  harness_names: {
    minItems: 1,
    maxItems: 50,
    items: { maxLength: 255 },
  },
  harness_type: { default: "standard" },
  plan: { default: "standard" },
  probes: {
    maxItems: 500,
    items: { maxLength: 100 },
  },
  tags: {
    maxItems: 200,
    items: { maxLength: 100 },
  },
  scenarios: {
    maxItems: 50,
    items: { maxLength: 100 },
  },
  sample_size: { minimum: 1, maximum: 1000 },
  seed: { minimum: 0 },
  concurrency: { minimum: 1, maximum: 256, default: 8 },
  max_requests: { minimum: 1, maximum: 1000000000000 },
  max_tokens: { minimum: 1, maximum: 1000000000000 },
  max_cost: { minimum: 0.000001, maximum: 1000000 },
  label: { minLength: 1, maxLength: 255 },
  through_gateway: { default: false },
} as const;
export const CreateShareLinkRequest = {
  expires_in_days: { minimum: 1, maximum: 90, default: 7 },
  include_transcripts: { default: false },
} as const;
export const CreateTestSetRequest = {
  name: { minLength: 1, maxLength: 100 },
  content: { minLength: 1, maxLength: 2000000 },
  guards: {
    maxItems: 100,
    default: [],
    items: { maxLength: 500 },
  },
} as const;
export const CreateUserRequest = {
  email: { maxLength: 254 },
  password: { minLength: 8, maxLength: 1024 },
  given_name: { maxLength: 255 },
  family_name: { maxLength: 255 },
  external_user_id: { minLength: 1, maxLength: 255 },
  profile_image: { minLength: 1, maxLength: 2083 },
  password_change_required: { default: true },
  role: { default: "MEMBER" },
} as const;
export const CustomHarnessCreate = {
  name: { minLength: 1, maxLength: 255 },
  description: { maxLength: 10000 },
  persona_ids: { maxItems: 50, default: [] },
  policy_ids: { maxItems: 100, default: [] },
  system_prompt: { maxLength: 200000 },
  seed: { minimum: 0, maximum: 2147483647 },
  max_prompts: { minimum: 6, maximum: 5000, default: 300 },
  max_calls: { minimum: 0, maximum: 50, default: 0 },
} as const;
export const CustomHarnessEstimateRequest = {
  persona_ids: { maxItems: 50, default: [] },
  policy_ids: { maxItems: 100, default: [] },
  system_prompt: { maxLength: 200000 },
  max_prompts: { minimum: 6, maximum: 5000, default: 300 },
} as const;
export const CustomHarnessFairness = {
  dimension_ids: { minItems: 1, maxItems: 14 },
  requests: { minimum: 20, maximum: 1000, default: 200 },
  source: { default: "everyday" },
  margin: { minimum: 0.02, maximum: 0.5, default: 0.1 },
} as const;
export const CustomHarnessPrices = {
  prompt_per_million: { minimum: 0, maximum: 1000000 },
  completion_per_million: { minimum: 0, maximum: 1000000 },
} as const;
export const DeclineInvitationRequest = {
  token: { maxLength: 255 },
} as const;
export const DemographicDimensionCreate = {
  name: { minLength: 1, maxLength: 100 },
  display_name: { minLength: 1, maxLength: 255 },
  protected_class: { default: true },
} as const;
export const DemographicDimensionUpdate = {
  display_name: { minLength: 1, maxLength: 255 },
} as const;
export const DemographicValueCreate = {
  value: { minLength: 1, maxLength: 255 },
  sort_order: { default: 0 },
} as const;
export const DemographicValueUpdate = {
  value: { minLength: 1, maxLength: 255 },
} as const;
export const DescriptionGeneInput = {
  key: { minLength: 1, maxLength: 200 },
  path: { maxLength: 500 },
  tool: { maxLength: 2000 },
  value: { maxLength: 1000000 },
} as const;
export const DetectionInput = {
  response: { maxLength: 2000000 },
  question: { maxLength: 2000000 },
  prompt: { maxLength: 2000000 },
  detection_method: { maxLength: 100 },
} as const;
export const DetectionParams = {
  api_key_proxy: { maxLength: 2000 },
  hub: { maxLength: 500 },
  model: { maxLength: 500 },
} as const;
export const DetectionRequest = {
  id: { minLength: 1, maxLength: 200 },
  detector_id: { minLength: 1, maxLength: 200 },
  detector_inputs: { minItems: 1, maxItems: 1000 },
} as const;
export const DeviceCodeRequest = {
  client: { minLength: 1, maxLength: 120 },
  scope: { default: "read" },
} as const;
export const DeviceTokenRequest = {
  device_code: { minLength: 1, maxLength: 255 },
} as const;
export const EditGenomeRequest = {
  base_version: { minimum: 1, maximum: 2147483647 },
  genes: { maxItems: 200 },
  note: { maxLength: 2000 },
} as const;
export const EnvironmentApproveRule = {
  notes: { maxLength: 5000 },
} as const;
export const EnvironmentCopyPolicyPreset = {
  name_override: { minLength: 1, maxLength: 255 },
} as const;
export const EnvironmentGetPolicyText = {
  version: { minimum: 1, maximum: 1000000000 },
} as const;
export const EnvironmentListDemographicValues = {
  limit: { minimum: 1, maximum: 500, default: 250 },
  offset: { minimum: 0, default: 0 },
} as const;
export const EnvironmentListDemographics = {
  limit: { minimum: 1, maximum: 250, default: 100 },
  offset: { minimum: 0, default: 0 },
  sort: { default: "built_in" },
} as const;
export const EnvironmentListDimensionValues = {
  limit: { minimum: 1, maximum: 500, default: 250 },
  offset: { minimum: 0, default: 0 },
} as const;
export const EnvironmentListDimensions = {
  limit: { minimum: 1, maximum: 250, default: 100 },
  offset: { minimum: 0, default: 0 },
  sort: { default: "built_in" },
} as const;
export const EnvironmentListPersonaPresets = {
  limit: { minimum: 1, maximum: 250, default: 100 },
  offset: { minimum: 0, default: 0 },
} as const;
export const EnvironmentListPersonas = {
  limit: { minimum: 1, maximum: 100, default: 10 },
  offset: { minimum: 0, default: 0 },
  sort: { default: "-created_at" },
} as const;
export const EnvironmentListPolicies = {
  limit: { minimum: 1, maximum: 100, default: 10 },
  offset: { minimum: 0, default: 0 },
  sort: { default: "-created_at" },
} as const;
export const EnvironmentListPolicyPresets = {
  limit: { minimum: 1, maximum: 1000, default: 100 },
  offset: { minimum: 0, default: 0 },
} as const;
export const EnvironmentListPolicyRules = {
  limit: { minimum: 1, maximum: 1000, default: 100 },
  offset: { minimum: 0, default: 0 },
} as const;
export const EnvironmentListRules = {
  limit: { minimum: 1, maximum: 1000, default: 100 },
  offset: { minimum: 0, default: 0 },
} as const;
export const EnvironmentRejectRule = {
  reason: { minLength: 1, maxLength: 5000 },
} as const;
export const EvaluationGetCustomReport = {
  threshold: { minimum: 0, maximum: 1 },
} as const;
export const EvaluationGetTrend = {
  limit: { minimum: 1, maximum: 100, default: 30 },
  harness: { maxLength: 255 },
} as const;
export const EvaluationGetVerdict = {
  threshold: { minimum: 0.01, maximum: 1 },
} as const;
export const EvaluationList = {
  label: { minLength: 1, maxLength: 255 },
  limit: { minimum: 1, maximum: 500, default: 100 },
  cursor: { maxLength: 1000 },
} as const;
export const EvaluationListCustomHarnesses = {
  limit: { minimum: 1, maximum: 100, default: 10 },
  offset: { minimum: 0, default: 0 },
  sort: { default: "-created_at" },
} as const;
export const EvaluationListFindingComments = {
  limit: { minimum: 1, maximum: 200, default: 100 },
  cursor: { maxLength: 1000 },
} as const;
export const EvaluationListFindingFailures = {
  limit: { minimum: 1, maximum: 200, default: 100 },
  cursor: { maxLength: 1000 },
} as const;
export const EvaluationListFindings = {
  seq: { minimum: 0, maximum: 2147483647 },
  probe: { maxLength: 255 },
  search: { maxLength: 200 },
  limit: { minimum: 1, maximum: 200, default: 50 },
  cursor: { maxLength: 1000 },
} as const;
export const EvaluationListHarnessPrompts = {
  limit: { minimum: 1, maximum: 5000 },
} as const;
export const EvaluationListLabels = {
  seq: { minimum: 0, maximum: 2147483647 },
  limit: { minimum: 1, maximum: 500, default: 100 },
  cursor: { maxLength: 1000 },
} as const;
export const EvaluationListResults = {
  limit: { minimum: 1, maximum: 100, default: 10 },
  offset: { minimum: 0, default: 0 },
} as const;
export const EvaluationListReviewQueue = {
  outcome: { default: "unassessed" },
  reason: { maxLength: 2000 },
  probe: { maxLength: 255 },
  detector: { maxLength: 255 },
  group: { maxLength: 64 },
  labels: { default: "none" },
  limit: { minimum: 1, maximum: 100, default: 50 },
  cursor: { maxLength: 1000 },
} as const;
export const EvaluationListShareLinks = {
  limit: { minimum: 1, maximum: 100, default: 50 },
  offset: { minimum: 0, default: 0 },
} as const;
export const EvaluationListSummaries = {
  limit: { minimum: 1, maximum: 100, default: 10 },
  offset: { minimum: 0, default: 0 },
} as const;
export const EvaluationMakeReport = {
  force_regenerate: { default: false },
} as const;
export const EvaluationPrices = {
  prompt_per_million: { minimum: 0, maximum: 1000000 },
  completion_per_million: { minimum: 0, maximum: 1000000 },
} as const;
export const EvaluationReadResults = {
  probe: { maxLength: 255 },
  scenario: { maxLength: 255 },
  taxonomy_entry: { maxLength: 255 },
  seq: { minimum: 0, maximum: 2147483647 },
  after_seq: { minimum: 0, maximum: 2147483647 },
  before_seq: { minimum: 0, maximum: 2147483647 },
  order: { default: "asc" },
  search: { maxLength: 200 },
  limit: { minimum: 1, maximum: 500, default: 100 },
  cursor: { maxLength: 1000 },
  report_only: { default: false },
} as const;
export const EvaluationReport = {
  format: { default: "json" },
} as const;
export const EvaluationSettingsUpdate = {
  trust_threshold: { minimum: 0.01, maximum: 1 },
  critical_probes: {
    maxItems: 1000,
    items: { maxLength: 255 },
  },
} as const;
export const EvolutionContinuation = {
  max_metric_calls: { minimum: 100, maximum: 20000 },
} as const;
export const EvolutionDashboard = {
  order: { default: "newest" },
  limit: { minimum: 1, maximum: 1000, default: 1000 },
  offset: { minimum: 0, default: 0 },
} as const;
export const EvolutionDiffGenome = {
  version_a: { minimum: 1, maximum: 2147483647 },
  version_b: { minimum: 1, maximum: 2147483647 },
} as const;
export const EvolutionGenomeAncestry = {
  max_depth: { default: 5 },
  version: { minimum: 1, maximum: 2147483647 },
} as const;
export const EvolutionGenomeToAgentUpdate = {
  version: { minimum: 1, maximum: 2147483647 },
} as const;
export const EvolutionGetAgentGenome = {
  version: { minimum: 1, maximum: 2147483647 },
} as const;
export const EvolutionGetGenome = {
  version: { minimum: 1, maximum: 2147483647 },
} as const;
export const EvolutionList = {
  status: { maxLength: 50 },
  limit: { minimum: 1, maximum: 200, default: 50 },
  offset: { minimum: 0, default: 0 },
} as const;
export const EvolutionListGenomeVersions = {
  limit: { minimum: 1, maximum: 250, default: 50 },
  offset: { minimum: 0, default: 0 },
} as const;
export const EvolutionListGenomes = {
  limit: { minimum: 1, maximum: 250, default: 50 },
  offset: { minimum: 0, default: 0 },
} as const;
export const EvolutionListProposals = {
  status: { maxLength: 50 },
  limit: { minimum: 1, maximum: 200, default: 50 },
  offset: { minimum: 0, default: 0 },
} as const;
export const EvolutionMutationHistory = {
  limit: { minimum: 1, maximum: 250, default: 50 },
} as const;
export const EvolutionOwnClause = {
  title: { maxLength: 80 },
  text: { maxLength: 1000 },
} as const;
export const EvolutionSimilarGenomes = {
  version: { minimum: 1, maximum: 2147483647 },
  limit: { minimum: 1, maximum: 50, default: 10 },
} as const;
export const ExtractRules = {
  max_calls: { minimum: 1, maximum: 500 },
} as const;
export const FindingCommentCreate = {
  body: { minLength: 1, maxLength: 10000 },
} as const;
export const FindingUpdate = {
  reason: { maxLength: 2000 },
  due_at: { minimum: 0, maximum: 4398046511104 },
} as const;
export const FindingsFilter = {
  seq: { minimum: 0, maximum: 2147483647 },
  probe: { maxLength: 255 },
  search: { maxLength: 200 },
} as const;
export const FindingsTriage = {
  finding_ids: { minItems: 1, maxItems: 500 },
  reason: { maxLength: 2000 },
  due_at: { minimum: 0, maximum: 4398046511104 },
} as const;
export const FirstOwnerRequest = {
  token: { maxLength: 255 },
  email: { maxLength: 254 },
  password: { minLength: 8, maxLength: 1024 },
  given_name: { maxLength: 255 },
  family_name: { maxLength: 255 },
  team_name: { minLength: 1, maxLength: 255, default: "My team" },
  include_refresh_token: { default: false },
} as const;
export const FlowCase = {
  name: { minLength: 1, maxLength: 200 },
  events: { minItems: 1, maxItems: 200 },
  is_lost: { default: false },
} as const;
export const FlowListWrite = {
  name: { minLength: 1, maxLength: 63 },
  entries: {
    maxItems: 1000,
    items: { minLength: 1, maxLength: 300 },
  },
} as const;
export const FlowPolicyWrite = {
  name: { minLength: 1, maxLength: 100 },
  text: { maxLength: 20000 },
  cases: { maxItems: 100, default: [] },
} as const;
export const FlowTraceEvent = {
  tool: { maxLength: 300 },
  id: { maxLength: 300 },
  text: { maxLength: 20000, default: "" },
} as const;
export const GatewayKeyChange = {
  name: { minLength: 1, maxLength: 255 },
  legs: { minItems: 1, maxItems: 3 },
  origins: {
    maxItems: 50,
    items: { minLength: 8, maxLength: 300 },
  },
  expires_at: { minimum: 0 },
  requests_per_minute: { minimum: 1, maximum: 1000000000000 },
  tokens_per_minute: { minimum: 1, maximum: 1000000000000 },
  tokens_per_day: { minimum: 1, maximum: 1000000000000 },
  money_per_day: { minimum: 0.000001, maximum: 1000000000 },
  concurrency: { minimum: 1, maximum: 100000 },
} as const;
export const GatewayRouteChange = {
  slug: { minLength: 2, maxLength: 63 },
  upstream_url: { minLength: 1, maxLength: 2083 },
  api_key: { minLength: 1, maxLength: 4096 },
  first_byte_ms: { minimum: 100, maximum: 600000 },
  silence_ms: { minimum: 100, maximum: 600000 },
  total_ms: { minimum: 100, maximum: 3600000 },
  unscanned_paths: {
    maxItems: 20,
    items: { minLength: 2, maxLength: 200 },
  },
} as const;
export const GeneClause = {
  id: { minLength: 1, maxLength: 200 },
  variant: { minLength: 1, maxLength: 200 },
  library_version: { minLength: 1, maxLength: 200 },
} as const;
export const GuardCheckRequest = {
  text: { maxLength: 2000000 },
  messages: { minItems: 1, maxItems: 2000 },
  question: { maxLength: 2000000 },
  conversation_id: { minLength: 1, maxLength: 200 },
} as const;
export const GuardConfigPatch = {
  guard_instance_url: { maxLength: 2083 },
} as const;
export const GuardHeartbeat = {
  instance: { minLength: 1, maxLength: 100 },
  sequence: { minimum: 1, maximum: 9007199254740991 },
  version: { minimum: 1, maximum: 1000000 },
  digest: { maxLength: 100 },
  counts: { maxItems: 500 },
} as const;
export const GuardHeartbeatCount = {
  guard: { maxLength: 200 },
  requests: { minimum: 0, maximum: 1000000000 },
  hits: { minimum: 0, maximum: 1000000000 },
  undecided: { minimum: 0, maximum: 1000000000 },
  not_covered: { minimum: 0, maximum: 1000000000 },
  unscanned: { minimum: 0, maximum: 1000000000 },
  elapsed_us: { minimum: 0, maximum: 9007199254740991 },
} as const;
export const GuardReplayRequest = {
  material: { minItems: 1, maxItems: 3 },
  runs: { minimum: 1, maximum: 100, default: 5 },
  limit: { minimum: 1, maximum: 20000, default: 2000 },
} as const;
export const GuardRestoreRequest = {
  conversation_id: { minLength: 1, maxLength: 200 },
  text: { maxLength: 2000000 },
} as const;
export const GuardRuleProvenance = {
  id: { maxLength: 200 },
  note: { maxLength: 1000 },
} as const;
export const GuardToolCall = {
  name: { minLength: 1, maxLength: 500 },
} as const;
export const InviteUserRequest = {
  email: { maxLength: 254 },
  role: { default: "MEMBER" },
} as const;
export const JsonGeneInput = {
  key: { minLength: 1, maxLength: 200 },
  path: { maxLength: 500 },
} as const;
export const JudgeMeasurement = {
  max_requests: { minimum: 1, maximum: 10000 },
} as const;
export const JudgeUnassessedRequest = {
  judge_agent_ids: { minItems: 1, maxItems: 5 },
  max_requests: { minimum: 1, maximum: 100000 },
} as const;
export const LoginRequest = {
  email: { maxLength: 320 },
  password: { maxLength: 1024 },
  include_refresh_token: { default: false },
} as const;
export const MCPConfig = {
  proxy_url: { minLength: 1, maxLength: 2083 },
  server_urls: {
    items: { minLength: 1, maxLength: 2083 },
  },
} as const;
export const ModelPriceChange = {
  pattern: { minLength: 1, maxLength: 200 },
  input: { minimum: 0, maximum: 1000000 },
  output: { minimum: 0, maximum: 1000000 },
  cached: { minimum: 0, maximum: 1000000 },
} as const;
export const NewAlertRule = {
  name: { minLength: 1, maxLength: 120 },
  scope: { default: "each_agent" },
  metric: { minLength: 1, maxLength: 200 },
  source: { default: "gateway" },
  percentile: { minimum: 1, maximum: 99.9 },
  window: { default: "15m" },
  compare_with: { default: "value" },
  direction: { default: "above" },
  threshold: { minimum: 0, maximum: 1000000000000000, default: 0 },
  min_requests: { minimum: 0, maximum: 1000000000, default: 20 },
  hold_seconds: { minimum: 0, maximum: 86400, default: 300 },
  severity: { default: "warning" },
  enabled: { default: true },
} as const;
export const NewGatewayKey = {
  name: { minLength: 1, maxLength: 255 },
  legs: { minItems: 1, maxItems: 3, default: ["front"] },
  origins: {
    maxItems: 50,
    default: [],
    items: { minLength: 8, maxLength: 300 },
  },
  expires_in_days: { minimum: 1, maximum: 3650 },
  requests_per_minute: { minimum: 1, maximum: 1000000000000 },
  tokens_per_minute: { minimum: 1, maximum: 1000000000000 },
  tokens_per_day: { minimum: 1, maximum: 1000000000000 },
  money_per_day: { minimum: 0.000001, maximum: 1000000000 },
  concurrency: { minimum: 1, maximum: 100000 },
  explain: { default: false },
  trusted: { default: false },
} as const;
export const NewGatewayRoute = {
  leg: { default: "front" },
  slug: { minLength: 2, maxLength: 63 },
  upstream_url: { minLength: 1, maxLength: 2083 },
  api_key: { minLength: 1, maxLength: 4096 },
  first_byte_ms: { minimum: 100, maximum: 600000, default: 120000 },
  silence_ms: { minimum: 100, maximum: 600000, default: 60000 },
  total_ms: { minimum: 100, maximum: 3600000, default: 600000 },
  unscanned_paths: {
    maxItems: 20,
    items: { minLength: 2, maxLength: 200 },
  },
} as const;
export const NewGuardModel = {
  name: { minLength: 1, maxLength: 100 },
  file: { minLength: 1, maxLength: 500 },
  tokenizer: { minLength: 1, maxLength: 500 },
  sha256: { minLength: 64, maxLength: 64 },
  labels: {
    minItems: 1,
    maxItems: 20,
    items: { minLength: 1, maxLength: 100 },
  },
  attack_label: { minLength: 1, maxLength: 100 },
  threshold: { minimum: 0, maximum: 1, default: 0.5 },
  measured_as: { default: "injection-user" },
} as const;
export const NewGuardRule = {
  name: { minLength: 1, maxLength: 120 },
  method: { default: "custom-patterns" },
  pattern: { maxLength: 4096, default: "" },
  channels: { minItems: 1, maxItems: 5, default: ["user"] },
  action: { default: "block" },
  expires_at: { minimum: 1, maximum: 9999999999 },
} as const;
export const NewModelPrice = {
  pattern: { minLength: 1, maxLength: 200 },
  input: { minimum: 0, maximum: 1000000 },
  output: { minimum: 0, maximum: 1000000 },
  cached: { minimum: 0, maximum: 1000000 },
} as const;
export const NewNotificationEndpoint = {
  name: { minLength: 1, maxLength: 255 },
  address: { minLength: 1, maxLength: 2083 },
  events: { maxItems: 50, default: ["evaluation.verdict_changed","finding.opened","finding.reopened","watch.alarm","schedule.missed","action.pending","guard.alarm_raised","guard.alarm_cleared","guard.rule_expired","notification.endpoint_disabled"] },
  agent_ids: { maxItems: 100, default: [] },
  least_severity: { default: "info" },
} as const;
export const NewRemoteGuard = {
  name: { minLength: 1, maxLength: 100 },
  url: { minLength: 1, maxLength: 2083 },
  api_key: { minLength: 1, maxLength: 4096 },
  measured_as: { default: "injection-user" },
} as const;
export const NewSchedule = {
  name: { minLength: 1, maxLength: 255 },
  settings: { default: {} },
  cron: { minLength: 1, maxLength: 100 },
  timezone: { minLength: 1, maxLength: 64, default: "UTC" },
  enabled: { default: true },
  budget: { minimum: 1, maximum: 1000000000 },
  on_change: { default: false },
} as const;
export const NewTraceComment = {
  body: { minLength: 1, maxLength: 4000 },
} as const;
export const NewTraceScore = {
  value: { minimum: -1000000000, maximum: 1000000000 },
  label: { minLength: 1, maxLength: 64 },
  reason: { maxLength: 1000 },
} as const;
export const NotificationEndpointChange = {
  name: { minLength: 1, maxLength: 255 },
  address: { minLength: 1, maxLength: 2083 },
  events: { maxItems: 50 },
  agent_ids: { maxItems: 100 },
} as const;
export const NumberGeneInput = {
  key: { minLength: 1, maxLength: 200 },
  path: { maxLength: 500 },
} as const;
export const OrderGeneInput = {
  key: { minLength: 1, maxLength: 200 },
  path: { maxLength: 500 },
  value: {
    maxItems: 200,
    items: { minLength: 1, maxLength: 200 },
  },
} as const;
export const PartialProposalRequest = {
  gene_names: {
    minItems: 1,
    maxItems: 200,
    items: { maxLength: 500 },
  },
} as const;
export const PermissionGeneInput = {
  key: { minLength: 1, maxLength: 200 },
  path: { maxLength: 500 },
  tool: { maxLength: 2000 },
  action: { minLength: 1, maxLength: 200 },
} as const;
export const PersonaAccessPermissions = {
  privilege_level: { default: "user" },
} as const;
export const PersonaCreate = {
  name: { minLength: 1, maxLength: 255 },
  role: { minLength: 1, maxLength: 100 },
  knowledge_level: { default: "intermediate" },
  skill_level: { default: "competent" },
  intent: { default: "benign" },
  language: { default: "en" },
  is_preset: { default: false },
} as const;
export const PersonaDraft = {
  role: { maxLength: 100, default: "" },
  intent: { default: "benign" },
  knowledge_level: { default: "intermediate" },
  skill_level: { default: "competent" },
  language: { default: "en" },
} as const;
export const PersonaPreviewRequest = {
  seed: { minimum: 0, maximum: 2147483647, default: 1 },
} as const;
export const PersonaUpdate = {
  name: { minLength: 1, maxLength: 255 },
  role: { minLength: 1, maxLength: 100 },
} as const;
export const PolicyCreate = {
  name: { minLength: 1, maxLength: 255 },
  description: { maxLength: 100000 },
  source_text: { maxLength: 500000 },
  tags: {
    maxItems: 100,
    items: { maxLength: 200 },
  },
} as const;
export const PolicyRuleCreate = {
  rule_id: { minLength: 1, maxLength: 100 },
  action: { minLength: 1, maxLength: 100 },
  target: { maxLength: 2000 },
  assignee: { maxLength: 200, default: "agent" },
  constraints: { default: [] },
  conditions: { maxItems: 100 },
  constraint_logic: { maxLength: 50, default: "all" },
  natural_language: { minLength: 1, maxLength: 20000 },
  category: { default: "security" },
  status: { default: "draft" },
  tags: {
    maxItems: 50,
    items: { maxLength: 100 },
  },
} as const;
export const PolicyRuleUpdate = {
  rule_id: { minLength: 1, maxLength: 100 },
  action: { minLength: 1, maxLength: 100 },
  target: { maxLength: 2000 },
  assignee: { maxLength: 200 },
  conditions: { maxItems: 100 },
  constraint_logic: { maxLength: 50 },
  natural_language: { minLength: 1, maxLength: 20000 },
  tags: {
    maxItems: 50,
    items: { maxLength: 100 },
  },
  review_notes: { maxLength: 5000 },
} as const;
export const PolicyScope = {
  all_agents: { default: false },
  agent_ids: { maxItems: 1000, default: [] },
} as const;
export const PolicyUpdate = {
  name: { minLength: 1, maxLength: 255 },
  description: { maxLength: 100000 },
  source_text: { maxLength: 500000 },
  tags: {
    maxItems: 100,
    items: { maxLength: 200 },
  },
} as const;
export const PromptSegmentInput = {
  key: { minLength: 1, maxLength: 200 },
  text: { maxLength: 1000000 },
  order: { maxLength: 500 },
  joiner: { maxLength: 1000000 },
  frozen: {
    maxItems: 50,
    items: { minLength: 1, maxLength: 4000 },
  },
} as const;
export const ProtectionDeleteGuardConfig = {
  force: { default: false },
} as const;
export const ProtectionDeleteGuardModel = {
  force: { default: false },
} as const;
export const ProtectionDeleteRemoteGuard = {
  force: { default: false },
} as const;
export const ProtectionDiffGuardConfig = {
  from: { minimum: 1, maximum: 1000000 },
  to: { minimum: 1, maximum: 1000000 },
} as const;
export const ProtectionGetBreakdown = {
  time_range: { default: "1d" },
} as const;
export const ProtectionGetConversation = {
  conversation_id: { minLength: 1, maxLength: 200 },
} as const;
export const ProtectionGetCounterSeries = {
  time_range: { default: "1d" },
} as const;
export const ProtectionGetCounterTotal = {
  time_range: { default: "1d" },
} as const;
export const ProtectionGetLatency = {
  time_range: { default: "1h" },
  time_window: { maxLength: 20, default: "1m" },
  percentiles: { maxLength: 120 },
} as const;
export const ProtectionGetPinnedTool = {
  tool: { minLength: 1, maxLength: 200 },
} as const;
export const ProtectionGetTrace = {
  format: { default: "tempo" },
} as const;
export const ProtectionListAlarms = {
  state: { default: "all" },
  limit: { minimum: 1, maximum: 200, default: 50 },
} as const;
export const ProtectionListConversations = {
  time_range: { default: "1d" },
  user_id: { maxLength: 200 },
  limit: { minimum: 1, maximum: 200, default: 50 },
} as const;
export const ProtectionListFleetProtection = {
  agent_ids: { minItems: 1, maxItems: 100 },
} as const;
export const ProtectionListGatewayKeys = {
  limit: { minimum: 1, maximum: 500, default: 100 },
  offset: { minimum: 0, default: 0 },
} as const;
export const ProtectionListGatewayRoutes = {
  limit: { minimum: 1, maximum: 1000, default: 100 },
  offset: { minimum: 0, default: 0 },
} as const;
export const ProtectionListGuardConfigs = {
  limit: { minimum: 1, maximum: 1000, default: 100 },
  offset: { minimum: 0, default: 0 },
  sort: { default: "-created_at" },
} as const;
export const ProtectionListGuardEvents = {
  request_id: { maxLength: 200 },
  guard: { maxLength: 200 },
  from: { minimum: 0 },
  to: { minimum: 0 },
  limit: { minimum: 1, maximum: 500, default: 50 },
  cursor: { maxLength: 1000 },
} as const;
export const ProtectionListGuardHits = {
  guard: { maxLength: 200 },
  unlabeled: { default: false },
  limit: { minimum: 1, maximum: 500, default: 100 },
  cursor: { maxLength: 1000 },
} as const;
export const ProtectionListGuardRules = {
  limit: { minimum: 1, maximum: 200, default: 50 },
} as const;
export const ProtectionListRecordedTraffic = {
  limit: { minimum: 1, maximum: 500, default: 50 },
  cursor: { maxLength: 1000 },
} as const;
export const ProtectionListScoredTraces = {
  label: { maxLength: 64 },
  limit: { minimum: 1, maximum: 200, default: 50 },
} as const;
export const ProtectionListTelemetryUsers = {
  time_range: { default: "1d" },
  limit: { minimum: 1, maximum: 200, default: 50 },
} as const;
export const ProtectionListUnregisteredAgents = {
  include_ignored: { default: false },
} as const;
export const ProtectionSearchLogs = {
  time_range: { default: "1h" },
  from: { minimum: 0, maximum: 9000000000 },
  to: { minimum: 0, maximum: 9000000000 },
  service_name: { maxLength: 500 },
  level: { maxLength: 500 },
  job: { maxLength: 500 },
  exporter: { maxLength: 500 },
  agent_configuration_id: { maxLength: 500 },
  evaluation_id: { maxLength: 500 },
  test_id: { maxLength: 500 },
  probe_id: { maxLength: 500 },
  search: { maxLength: 500 },
  logql: { maxLength: 4096 },
  limit: { minimum: 1, maximum: 5000, default: 200 },
  direction: { default: "backward" },
} as const;
export const ProtectionSearchTraces = {
  time_range: { default: "1h" },
  from: { minimum: 0, maximum: 9000000000 },
  to: { minimum: 0, maximum: 9000000000 },
  limit: { minimum: 1, maximum: 200, default: 20 },
  service_name: { maxLength: 500 },
  agent_configuration_id: { maxLength: 500 },
  query: { maxLength: 4096 },
} as const;
export const RedteamCampaignResults = {
  after: { minimum: -1, maximum: 1000000, default: -1 },
  limit: { minimum: 1, maximum: 1000, default: 1000 },
} as const;
export const RedteamDownloadResults = {
  format: { default: "json" },
} as const;
export const RedteamListAttempts = {
  goal: { minimum: 0, maximum: 2147483647 },
  limit: { minimum: 1, maximum: 500, default: 100 },
} as const;
export const RedteamListCampaigns = {
  status: { maxLength: 50 },
  order: { default: "newest" },
  limit: { minimum: 1, maximum: 200, default: 50 },
} as const;
export const RedteamPolicyRequest = {
  is_allowed: { default: true },
  from_hour: { minimum: 0, maximum: 23 },
  to_hour: { minimum: 0, maximum: 23 },
  time_zone: { maxLength: 64 },
  requests_per_minute: { minimum: 1, maximum: 1000000 },
} as const;
export const RefreshRequest = {
  refresh_token: { maxLength: 255 },
  include_refresh_token: { default: false },
} as const;
export const RegisterGuardRequest = {
  guard_url: { minLength: 1, maxLength: 2083 },
} as const;
export const RegressionPackRequest = {
  name: { minLength: 1, maxLength: 255 },
} as const;
export const RejectProposalRequest = {
  notes: { maxLength: 10000 },
} as const;
export const ResumeEvaluationRequest = {
  max_requests: { minimum: 1, maximum: 1000000000000 },
  max_tokens: { minimum: 1, maximum: 1000000000000 },
  max_cost: { minimum: 0.000001, maximum: 1000000 },
} as const;
export const RetestCampaignRequest = {
  agent_api_key: { maxLength: 10000 },
  agent_model_name: { maxLength: 255 },
  name: { maxLength: 255 },
  goals: {
    minItems: 1,
    maxItems: 2000,
    items: { minimum: 0, maximum: 2147483647 },
  },
} as const;
export const RetestConfig = {
  max_requests: { minimum: 1, maximum: 10000000 },
  max_tokens: { minimum: 1, maximum: 1000000000000 },
  max_cost: { minimum: 0.000001, maximum: 1000000000 },
  concurrency: { minimum: 1, maximum: 64 },
  max_model_calls: { minimum: 0, maximum: 1000000 },
} as const;
export const RevertAgentRequest = {
  revision: { minimum: 1 },
} as const;
export const ReviewLabelsCreate = {
  seqs: {
    minItems: 1,
    maxItems: 500,
    items: { minimum: 0, maximum: 2147483647 },
  },
  reason: { maxLength: 2000 },
  settles: { default: false },
  with_identical: { default: false },
} as const;
export const ReviewRules = {
  approve: { maxItems: 1000, default: [] },
  reject: { maxItems: 1000, default: [] },
  reason: { minLength: 1, maxLength: 5000 },
  notes: { maxLength: 5000 },
} as const;
export const RollBackGuardConfig = {
  version: { minimum: 1, maximum: 1000000 },
} as const;
export const RuleCheck = {
  noun: { minLength: 1, maxLength: 2000 },
  tool: { minLength: 1, maxLength: 2000 },
  field: { minLength: 1, maxLength: 2000 },
  unit: { maxLength: 50 },
  words: {
    minItems: 1,
    maxItems: 20,
    items: { minLength: 1, maxLength: 500 },
  },
  topic: { minLength: 1, maxLength: 2000 },
  what: { minLength: 1, maxLength: 2000 },
  criterion: { minLength: 1, maxLength: 20000 },
  why: { minLength: 1, maxLength: 2000 },
} as const;
export const RuleConsequence = {
  action: { maxLength: 100, default: "warn" },
  severity: { default: "medium" },
  message: { maxLength: 2000 },
} as const;
export const RuleConstraint = {
  condition_type: { maxLength: 100 },
  field: { maxLength: 200 },
  operator: { maxLength: 50 },
  unit: { maxLength: 50 },
} as const;
export const ScheduleChange = {
  name: { minLength: 1, maxLength: 255 },
  cron: { minLength: 1, maxLength: 100 },
  timezone: { minLength: 1, maxLength: 64 },
  budget: { minimum: 1, maximum: 1000000000 },
} as const;
export const SetGuardMode = {
  override_reason: { minLength: 10, maxLength: 1000 },
} as const;
export const ShowInvitationRequest = {
  token: { maxLength: 255 },
} as const;
export const SignInLinkRequest = {
  token: { maxLength: 255 },
  include_refresh_token: { default: false },
} as const;
export const SourceCodeUpload = {
  entry_point: { default: "main.py" },
  framework: { default: "unknown" },
} as const;
export const StopRedteamRequest = {
  reason: { maxLength: 1000 },
} as const;
export const SwitchGeneInput = {
  key: { minLength: 1, maxLength: 200 },
  path: { maxLength: 500 },
} as const;
export const TeamCreate = {
  name: { minLength: 1, maxLength: 255 },
  description: { maxLength: 1000 },
} as const;
export const TeamUpdate = {
  name: { minLength: 1, maxLength: 255 },
  description: { maxLength: 1000 },
} as const;
export const TeamsExportAuditLog = {
  action: { minLength: 1, maxLength: 100 },
  target_id: { maxLength: 300 },
  since: { minimum: 0, maximum: 253402300800 },
  until: { minimum: 0, maximum: 253402300800 },
  request_id: { maxLength: 64 },
} as const;
export const TeamsInviteUser = {
  show_link: { default: false },
} as const;
export const TeamsListApiKeys = {
  limit: { minimum: 1, maximum: 500, default: 100 },
  offset: { minimum: 0, default: 0 },
} as const;
export const TeamsListAuditLog = {
  action: { minLength: 1, maxLength: 100 },
  target_id: { maxLength: 300 },
  since: { minimum: 0, maximum: 253402300800 },
  until: { minimum: 0, maximum: 253402300800 },
  request_id: { maxLength: 64 },
  limit: { minimum: 1, maximum: 500, default: 100 },
  cursor: { maxLength: 1000 },
} as const;
export const TeamsListInvitations = {
  limit: { minimum: 1, maximum: 500, default: 100 },
  offset: { minimum: 0, default: 0 },
} as const;
export const TeamsListNotificationDeliveries = {
  limit: { minimum: 1, maximum: 200, default: 50 },
} as const;
export const TeamsListPendingActions = {
  limit: { minimum: 1, maximum: 200, default: 50 },
  offset: { minimum: 0, default: 0 },
} as const;
export const TeamsResendInvitation = {
  show_link: { default: false },
} as const;
export const TeamsStartOidcSignIn = {
  return_to: { maxLength: 2000, default: "/welcome#signed-in" },
} as const;
export const TestDraftRequest = {
  trace_ids: { minItems: 1, maxItems: 100 },
  expect: { default: "answers" },
} as const;
export const TestFile = {
  content: { minLength: 1, maxLength: 2000000 },
  guards: {
    maxItems: 100,
    default: [],
    items: { maxLength: 500 },
  },
} as const;
export const TestFlowPolicy = {
  text: { maxLength: 20000 },
  cases: { maxItems: 100 },
} as const;
export const TestGenomeVersionRequest = {
  max_metric_calls: { minimum: 200, maximum: 20000 },
} as const;
export const TrafficSettings = {
  sample_share: { minimum: 0, maximum: 1 },
  reason: { maxLength: 500 },
} as const;
export const TriggerEvolutionRequest = {
  sample_size: { minimum: -2147483647, maximum: 2147483647 },
  target_dimensions: {
    maxItems: 10,
    items: { maxLength: 100 },
  },
  max_probes_per_evaluation: { minimum: -2147483647, maximum: 2147483647 },
  probe_concurrency: { minimum: -2147483647, maximum: 2147483647 },
  reflection_model: { maxLength: 255 },
  max_proposer_calls: { minimum: -2147483647, maximum: 2147483647 },
  rule_ids: { maxItems: 5 },
  own_clauses: { maxItems: 12 },
  objective_harness: { minLength: 1, maxLength: 200 },
  models: {
    maxItems: 3,
    items: { minLength: 1, maxLength: 255 },
  },
  mutation_strategy: { maxLength: 100 },
  max_metric_calls: { minimum: -2147483647, maximum: 2147483647 },
  seed: { minimum: 0, maximum: 2147483647 },
  detection_volume_threshold: { minimum: -2147483647, maximum: 2147483647 },
} as const;
export const TryAlertRule = {
  scope: { default: "each_agent" },
  metric: { minLength: 1, maxLength: 200 },
  source: { default: "gateway" },
  percentile: { minimum: 1, maximum: 99.9 },
  window: { default: "15m" },
  compare_with: { default: "value" },
  direction: { default: "above" },
  threshold: { minimum: 0, maximum: 1000000000000000, default: 0 },
  min_requests: { minimum: 0, maximum: 1000000000, default: 20 },
  hold_seconds: { minimum: 0, maximum: 86400, default: 300 },
} as const;
export const TryGuardRule = {
  method: { default: "custom-patterns" },
  pattern: { maxLength: 4096, default: "" },
  channels: { minItems: 1, maxItems: 5, default: ["user"] },
  action: { default: "block" },
  text: { maxLength: 100000 },
} as const;
export const TryPromptRequest = {
  prompt: { minLength: 1, maxLength: 20000 },
} as const;
export const TryRuleGuardChange = {
  pattern: { maxLength: 4096 },
  channels: { minItems: 1, maxItems: 5 },
} as const;
export const UnifiedImportRequest = {
  rate_limit_requests_per_minute: { minimum: 1, default: 100 },
} as const;
export const UpdateEvaluationRetention = {
  archive_after_days: { minimum: 1, maximum: 36500 },
  delete_after_days: { minimum: 1, maximum: 36500 },
} as const;
export const UpdateTestSetRequest = {
  name: { minLength: 1, maxLength: 100 },
} as const;
export const UserUpdate = {
  given_name: { maxLength: 255 },
  family_name: { maxLength: 255 },
  profile_image: { minLength: 1, maxLength: 2083 },
} as const;
