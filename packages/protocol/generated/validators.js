// Made by `npm run emulator:compile` from contracts/. Do not edit.
var Ve = (r, s) => () => {
  try {
    return s || r((s = { exports: {} }).exports, s), s.exports;
  } catch (z) {
    throw s = 0, z;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var Ie = Ve((xe) => {
  "use strict";
  Object.defineProperty(xe, "__esModule", { value: !0 });
  function Ne(r) {
    let s = r.length, z = 0, $ = 0, w;
    for (; $ < s; )
      z++, w = r.charCodeAt($++), w >= 55296 && w <= 56319 && $ < s && (w = r.charCodeAt($), (w & 64512) === 56320 && $++);
    return z;
  }
  xe.default = Ne;
  Ne.code = 'require("ajv/dist/runtime/ucs2length").default';
});

// <stdin>
var Se = g;
var Re = { type: "string", enum: ["alignment", "transcription"] };
var $e = { type: "object", required: ["url"], properties: { url: { type: "string" }, contents: { type: "array", items: { type: "string", enum: ["jobinfo", "transcript", "transcript.json-v2", "transcript.txt", "transcript.srt", "alignment", "alignment.word_start_and_end", "alignment.one_per_line", "data", "text"] } }, method: { type: "string", enum: ["post", "put"] }, auth_headers: { type: "array", items: { type: "string" } } } };
var Fe = { type: "object", properties: { expected_languages: { type: "array", items: { type: "string" } }, low_confidence_action: { type: "string", enum: ["allow", "reject", "use_default_language"] }, default_language: { type: "string" } } }, De = { type: "object", properties: { content_type: { type: "string", enum: ["auto", "informative", "conversational"] }, summary_length: { type: "string", enum: ["brief", "detailed"] }, summary_type: { type: "string", enum: ["paragraphs", "bullets"] } } };
var Oe = { type: "object", required: ["language"], properties: { language: { type: "string" }, domain: { type: "string" }, language_hints: { type: "array", items: { type: "string" } }, output_locale: { type: "string" }, model: { $ref: "#/components/schemas/Model" }, operating_point: { $ref: "#/components/schemas/Model" }, additional_vocab: { type: "array", maxItems: 1e3, items: { type: "object", required: ["content"], properties: { content: { type: "string" }, sounds_like: { type: "array", items: { type: "string" } } } } }, punctuation_overrides: { type: "object", properties: { sensitivity: { type: "number", format: "float", minimum: 0, maximum: 1 }, permitted_marks: { type: "array", items: { type: "string", pattern: "^(.|all)$" } } } }, diarization: { type: "string", enum: ["none", "speaker", "channel"] }, channel_diarization_labels: { type: "array", items: { type: "string", pattern: "^[A-Za-z0-9._]+$" } }, enable_entities: { type: "boolean" }, max_delay_mode: { type: "string", enum: ["fixed", "flexible"] }, transcript_filtering_config: { type: "object", properties: { remove_disfluencies: { type: "boolean" }, replacements: { type: "array", items: { type: "object", required: ["from", "to"], properties: { from: { type: "string" }, to: { type: "string" } } } } } }, speaker_diarization_config: { type: "object", properties: { speaker_sensitivity: { type: "number", format: "float", minimum: 0, maximum: 1 }, prefer_current_speaker: { type: "boolean" }, get_speakers: { type: "boolean" }, speakers: { type: "array", items: { $ref: "#/components/schemas/SpeakersInputItem" } } } }, audio_filtering_config: { type: "object", properties: { volume_threshold: { type: "number", format: "float", minimum: 0, maximum: 100 } } } } }, ze = { type: "string", enum: ["standard", "enhanced", "multilingual-1"] };
var Te = new RegExp("^(.|all)$", "u"), Le = new RegExp("^[A-Za-z0-9._]+$", "u"), qe = Ie().default;
function v(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = v.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let V;
      if (r.language === void 0 && (V = "language"))
        return v.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: V }, message: "must have required property '" + V + "'" }], !1;
      if (r.language !== void 0) {
        let u = e;
        if (typeof r.language != "string")
          return v.errors = [{ instancePath: s + "/language", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var t = u === e;
      } else
        var t = !0;
      if (t) {
        if (r.domain !== void 0) {
          let u = e;
          if (typeof r.domain != "string")
            return v.errors = [{ instancePath: s + "/domain", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var t = u === e;
        } else
          var t = !0;
        if (t) {
          if (r.language_hints !== void 0) {
            let u = r.language_hints, j = e;
            if (e === j)
              if (Array.isArray(u)) {
                var f = !0;
                let A = u.length;
                for (let q = 0; q < A; q++) {
                  let O = e;
                  if (typeof u[q] != "string")
                    return v.errors = [{ instancePath: s + "/language_hints/" + q, keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var f = O === e;
                  if (!f)
                    break;
                }
              } else
                return v.errors = [{ instancePath: s + "/language_hints", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var t = j === e;
          } else
            var t = !0;
          if (t) {
            if (r.output_locale !== void 0) {
              let u = e;
              if (typeof r.output_locale != "string")
                return v.errors = [{ instancePath: s + "/output_locale", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var t = u === e;
            } else
              var t = !0;
            if (t) {
              if (r.model !== void 0) {
                let u = r.model, j = e;
                if (typeof u != "string")
                  return v.errors = [{ instancePath: s + "/model", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                if (!(u === "standard" || u === "enhanced" || u === "multilingual-1"))
                  return v.errors = [{ instancePath: s + "/model", keyword: "enum", params: { allowedValues: ze.enum }, message: "must be equal to one of the allowed values" }], !1;
                var t = j === e;
              } else
                var t = !0;
              if (t) {
                if (r.operating_point !== void 0) {
                  let u = r.operating_point, j = e;
                  if (typeof u != "string")
                    return v.errors = [{ instancePath: s + "/operating_point", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  if (!(u === "standard" || u === "enhanced" || u === "multilingual-1"))
                    return v.errors = [{ instancePath: s + "/operating_point", keyword: "enum", params: { allowedValues: ze.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var t = j === e;
                } else
                  var t = !0;
                if (t) {
                  if (r.additional_vocab !== void 0) {
                    let u = r.additional_vocab, j = e;
                    if (e === j)
                      if (Array.isArray(u)) {
                        if (u.length > 1e3)
                          return v.errors = [{ instancePath: s + "/additional_vocab", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                        {
                          var i = !0;
                          let A = u.length;
                          for (let q = 0; q < A; q++) {
                            let O = u[q], U = e;
                            if (e === U)
                              if (O && typeof O == "object" && !Array.isArray(O)) {
                                let E;
                                if (O.content === void 0 && (E = "content"))
                                  return v.errors = [{ instancePath: s + "/additional_vocab/" + q, keyword: "required", params: { missingProperty: E }, message: "must have required property '" + E + "'" }], !1;
                                if (O.content !== void 0) {
                                  let L = e;
                                  if (typeof O.content != "string")
                                    return v.errors = [{ instancePath: s + "/additional_vocab/" + q + "/content", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var l = L === e;
                                } else
                                  var l = !0;
                                if (l)
                                  if (O.sounds_like !== void 0) {
                                    let L = O.sounds_like, p = e;
                                    if (e === p)
                                      if (Array.isArray(L)) {
                                        var y = !0;
                                        let K = L.length;
                                        for (let H = 0; H < K; H++) {
                                          let d = e;
                                          if (typeof L[H] != "string")
                                            return v.errors = [{ instancePath: s + "/additional_vocab/" + q + "/sounds_like/" + H, keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                          var y = d === e;
                                          if (!y)
                                            break;
                                        }
                                      } else
                                        return v.errors = [{ instancePath: s + "/additional_vocab/" + q + "/sounds_like", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                    var l = p === e;
                                  } else
                                    var l = !0;
                              } else
                                return v.errors = [{ instancePath: s + "/additional_vocab/" + q, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                            var i = U === e;
                            if (!i)
                              break;
                          }
                        }
                      } else
                        return v.errors = [{ instancePath: s + "/additional_vocab", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var t = j === e;
                  } else
                    var t = !0;
                  if (t) {
                    if (r.punctuation_overrides !== void 0) {
                      let u = r.punctuation_overrides, j = e;
                      if (e === j)
                        if (u && typeof u == "object" && !Array.isArray(u)) {
                          if (u.sensitivity !== void 0) {
                            let A = u.sensitivity, q = e;
                            if (e === q)
                              if (typeof A == "number") {
                                if (A > 1 || isNaN(A))
                                  return v.errors = [{ instancePath: s + "/punctuation_overrides/sensitivity", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                                if (A < 0 || isNaN(A))
                                  return v.errors = [{ instancePath: s + "/punctuation_overrides/sensitivity", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                              } else
                                return v.errors = [{ instancePath: s + "/punctuation_overrides/sensitivity", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                            var h = q === e;
                          } else
                            var h = !0;
                          if (h)
                            if (u.permitted_marks !== void 0) {
                              let A = u.permitted_marks, q = e;
                              if (e === q)
                                if (Array.isArray(A)) {
                                  var o = !0;
                                  let U = A.length;
                                  for (let S = 0; S < U; S++) {
                                    let E = A[S], L = e;
                                    if (e === L)
                                      if (typeof E == "string") {
                                        if (!Te.test(E))
                                          return v.errors = [{ instancePath: s + "/punctuation_overrides/permitted_marks/" + S, keyword: "pattern", params: { pattern: "^(.|all)$" }, message: 'must match pattern "^(.|all)$"' }], !1;
                                      } else
                                        return v.errors = [{ instancePath: s + "/punctuation_overrides/permitted_marks/" + S, keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var o = L === e;
                                    if (!o)
                                      break;
                                  }
                                } else
                                  return v.errors = [{ instancePath: s + "/punctuation_overrides/permitted_marks", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var h = q === e;
                            } else
                              var h = !0;
                        } else
                          return v.errors = [{ instancePath: s + "/punctuation_overrides", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                      var t = j === e;
                    } else
                      var t = !0;
                    if (t) {
                      if (r.diarization !== void 0) {
                        let u = r.diarization, j = e;
                        if (typeof u != "string")
                          return v.errors = [{ instancePath: s + "/diarization", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        if (!(u === "none" || u === "speaker" || u === "channel"))
                          return v.errors = [{ instancePath: s + "/diarization", keyword: "enum", params: { allowedValues: Oe.properties.diarization.enum }, message: "must be equal to one of the allowed values" }], !1;
                        var t = j === e;
                      } else
                        var t = !0;
                      if (t) {
                        if (r.channel_diarization_labels !== void 0) {
                          let u = r.channel_diarization_labels, j = e;
                          if (e === j)
                            if (Array.isArray(u)) {
                              var m = !0;
                              let A = u.length;
                              for (let q = 0; q < A; q++) {
                                let O = u[q], U = e;
                                if (e === U)
                                  if (typeof O == "string") {
                                    if (!Le.test(O))
                                      return v.errors = [{ instancePath: s + "/channel_diarization_labels/" + q, keyword: "pattern", params: { pattern: "^[A-Za-z0-9._]+$" }, message: 'must match pattern "^[A-Za-z0-9._]+$"' }], !1;
                                  } else
                                    return v.errors = [{ instancePath: s + "/channel_diarization_labels/" + q, keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var m = U === e;
                                if (!m)
                                  break;
                              }
                            } else
                              return v.errors = [{ instancePath: s + "/channel_diarization_labels", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                          var t = j === e;
                        } else
                          var t = !0;
                        if (t) {
                          if (r.enable_entities !== void 0) {
                            let u = e;
                            if (typeof r.enable_entities != "boolean")
                              return v.errors = [{ instancePath: s + "/enable_entities", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                            var t = u === e;
                          } else
                            var t = !0;
                          if (t) {
                            if (r.max_delay_mode !== void 0) {
                              let u = r.max_delay_mode, j = e;
                              if (typeof u != "string")
                                return v.errors = [{ instancePath: s + "/max_delay_mode", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              if (!(u === "fixed" || u === "flexible"))
                                return v.errors = [{ instancePath: s + "/max_delay_mode", keyword: "enum", params: { allowedValues: Oe.properties.max_delay_mode.enum }, message: "must be equal to one of the allowed values" }], !1;
                              var t = j === e;
                            } else
                              var t = !0;
                            if (t) {
                              if (r.transcript_filtering_config !== void 0) {
                                let u = r.transcript_filtering_config, j = e;
                                if (e === j)
                                  if (u && typeof u == "object" && !Array.isArray(u)) {
                                    if (u.remove_disfluencies !== void 0) {
                                      let A = e;
                                      if (typeof u.remove_disfluencies != "boolean")
                                        return v.errors = [{ instancePath: s + "/transcript_filtering_config/remove_disfluencies", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var b = A === e;
                                    } else
                                      var b = !0;
                                    if (b)
                                      if (u.replacements !== void 0) {
                                        let A = u.replacements, q = e;
                                        if (e === q)
                                          if (Array.isArray(A)) {
                                            var I = !0;
                                            let U = A.length;
                                            for (let S = 0; S < U; S++) {
                                              let E = A[S], L = e;
                                              if (e === L)
                                                if (E && typeof E == "object" && !Array.isArray(E)) {
                                                  let N;
                                                  if (E.from === void 0 && (N = "from") || E.to === void 0 && (N = "to"))
                                                    return v.errors = [{ instancePath: s + "/transcript_filtering_config/replacements/" + S, keyword: "required", params: { missingProperty: N }, message: "must have required property '" + N + "'" }], !1;
                                                  if (E.from !== void 0) {
                                                    let K = e;
                                                    if (typeof E.from != "string")
                                                      return v.errors = [{ instancePath: s + "/transcript_filtering_config/replacements/" + S + "/from", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                    var c = K === e;
                                                  } else
                                                    var c = !0;
                                                  if (c)
                                                    if (E.to !== void 0) {
                                                      let K = e;
                                                      if (typeof E.to != "string")
                                                        return v.errors = [{ instancePath: s + "/transcript_filtering_config/replacements/" + S + "/to", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                      var c = K === e;
                                                    } else
                                                      var c = !0;
                                                } else
                                                  return v.errors = [{ instancePath: s + "/transcript_filtering_config/replacements/" + S, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                              var I = L === e;
                                              if (!I)
                                                break;
                                            }
                                          } else
                                            return v.errors = [{ instancePath: s + "/transcript_filtering_config/replacements", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                        var b = q === e;
                                      } else
                                        var b = !0;
                                  } else
                                    return v.errors = [{ instancePath: s + "/transcript_filtering_config", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                var t = j === e;
                              } else
                                var t = !0;
                              if (t) {
                                if (r.speaker_diarization_config !== void 0) {
                                  let u = r.speaker_diarization_config, j = e;
                                  if (e === j)
                                    if (u && typeof u == "object" && !Array.isArray(u)) {
                                      if (u.speaker_sensitivity !== void 0) {
                                        let A = u.speaker_sensitivity, q = e;
                                        if (e === q)
                                          if (typeof A == "number") {
                                            if (A > 1 || isNaN(A))
                                              return v.errors = [{ instancePath: s + "/speaker_diarization_config/speaker_sensitivity", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                                            if (A < 0 || isNaN(A))
                                              return v.errors = [{ instancePath: s + "/speaker_diarization_config/speaker_sensitivity", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                          } else
                                            return v.errors = [{ instancePath: s + "/speaker_diarization_config/speaker_sensitivity", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                        var _ = q === e;
                                      } else
                                        var _ = !0;
                                      if (_) {
                                        if (u.prefer_current_speaker !== void 0) {
                                          let A = e;
                                          if (typeof u.prefer_current_speaker != "boolean")
                                            return v.errors = [{ instancePath: s + "/speaker_diarization_config/prefer_current_speaker", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                          var _ = A === e;
                                        } else
                                          var _ = !0;
                                        if (_) {
                                          if (u.get_speakers !== void 0) {
                                            let A = e;
                                            if (typeof u.get_speakers != "boolean")
                                              return v.errors = [{ instancePath: s + "/speaker_diarization_config/get_speakers", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                            var _ = A === e;
                                          } else
                                            var _ = !0;
                                          if (_)
                                            if (u.speakers !== void 0) {
                                              let A = u.speakers, q = e;
                                              if (e === q)
                                                if (Array.isArray(A)) {
                                                  var C = !0;
                                                  let U = A.length;
                                                  for (let S = 0; S < U; S++) {
                                                    let E = A[S], L = e;
                                                    if (e === e)
                                                      if (E && typeof E == "object" && !Array.isArray(E)) {
                                                        let K;
                                                        if (E.label === void 0 && (K = "label") || E.speaker_identifiers === void 0 && (K = "speaker_identifiers"))
                                                          return v.errors = [{ instancePath: s + "/speaker_diarization_config/speakers/" + S, keyword: "required", params: { missingProperty: K }, message: "must have required property '" + K + "'" }], !1;
                                                        if (E.label !== void 0) {
                                                          let H = E.label, d = e;
                                                          if (e === d)
                                                            if (typeof H == "string") {
                                                              if (qe(H) < 1)
                                                                return v.errors = [{ instancePath: s + "/speaker_diarization_config/speakers/" + S + "/label", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                            } else
                                                              return v.errors = [{ instancePath: s + "/speaker_diarization_config/speakers/" + S + "/label", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                          var x = d === e;
                                                        } else
                                                          var x = !0;
                                                        if (x)
                                                          if (E.speaker_identifiers !== void 0) {
                                                            let H = E.speaker_identifiers, d = e;
                                                            if (e === d)
                                                              if (Array.isArray(H)) {
                                                                if (H.length < 1)
                                                                  return v.errors = [{ instancePath: s + "/speaker_diarization_config/speakers/" + S + "/speaker_identifiers", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                                                                {
                                                                  var R = !0;
                                                                  let F = H.length;
                                                                  for (let T = 0; T < F; T++) {
                                                                    let G = e;
                                                                    if (typeof H[T] != "string")
                                                                      return v.errors = [{ instancePath: s + "/speaker_diarization_config/speakers/" + S + "/speaker_identifiers/" + T, keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                    var R = G === e;
                                                                    if (!R)
                                                                      break;
                                                                  }
                                                                  if (R) {
                                                                    let T = H.length, G;
                                                                    if (T > 1) {
                                                                      let B = {};
                                                                      for (; T--; ) {
                                                                        let W = H[T];
                                                                        if (typeof W == "string") {
                                                                          if (typeof B[W] == "number") {
                                                                            return G = B[W], v.errors = [{ instancePath: s + "/speaker_diarization_config/speakers/" + S + "/speaker_identifiers", keyword: "uniqueItems", params: { i: T, j: G }, message: "must NOT have duplicate items (items ## " + G + " and " + T + " are identical)" }], !1;
                                                                            break;
                                                                          }
                                                                          B[W] = T;
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              } else
                                                                return v.errors = [{ instancePath: s + "/speaker_diarization_config/speakers/" + S + "/speaker_identifiers", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                            var x = d === e;
                                                          } else
                                                            var x = !0;
                                                      } else
                                                        return v.errors = [{ instancePath: s + "/speaker_diarization_config/speakers/" + S, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                    var C = L === e;
                                                    if (!C)
                                                      break;
                                                  }
                                                } else
                                                  return v.errors = [{ instancePath: s + "/speaker_diarization_config/speakers", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                              var _ = q === e;
                                            } else
                                              var _ = !0;
                                        }
                                      }
                                    } else
                                      return v.errors = [{ instancePath: s + "/speaker_diarization_config", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                  var t = j === e;
                                } else
                                  var t = !0;
                                if (t)
                                  if (r.audio_filtering_config !== void 0) {
                                    let u = r.audio_filtering_config, j = e;
                                    if (e === j)
                                      if (u && typeof u == "object" && !Array.isArray(u)) {
                                        if (u.volume_threshold !== void 0) {
                                          let A = u.volume_threshold;
                                          if (e === e)
                                            if (typeof A == "number") {
                                              if (A > 100 || isNaN(A))
                                                return v.errors = [{ instancePath: s + "/audio_filtering_config/volume_threshold", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                                              if (A < 0 || isNaN(A))
                                                return v.errors = [{ instancePath: s + "/audio_filtering_config/volume_threshold", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                            } else
                                              return v.errors = [{ instancePath: s + "/audio_filtering_config/volume_threshold", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                        }
                                      } else
                                        return v.errors = [{ instancePath: s + "/audio_filtering_config", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                    var t = j === e;
                                  } else
                                    var t = !0;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return v.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return v.errors = a, e === 0;
}
v.evaluated = { props: { language: !0, domain: !0, language_hints: !0, output_locale: !0, model: !0, operating_point: !0, additional_vocab: !0, punctuation_overrides: !0, diarization: !0, channel_diarization_labels: !0, enable_entities: !0, max_delay_mode: !0, transcript_filtering_config: !0, speaker_diarization_config: !0, audio_filtering_config: !0 }, dynamicProps: !1, dynamicItems: !1 };
function g(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = g.evaluated;
  n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0);
  let t = e, f = e, i = !0, l = e;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let L;
    if (r.type === void 0 && (L = "type")) {
      let p = {};
      a === null ? a = [p] : a.push(p), e++;
    } else if (r.type !== void 0 && r.type !== "transcription") {
      let p = {};
      a === null ? a = [p] : a.push(p), e++;
    }
  }
  var y = l === e;
  if (e = f, a !== null && (f ? a.length = f : a = null), y) {
    let L = e;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let N;
      if (r.transcription_config === void 0 && (N = "transcription_config"))
        return g.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: N }, message: "must have required property '" + N + "'" }], !1;
    }
    var y = L === e;
    i = y;
  }
  if (!i) {
    let L = { instancePath: s, keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    return a === null ? a = [L] : a.push(L), e++, g.errors = a, !1;
  }
  var h = t === e;
  if (h) {
    let L = e, p = e, N = !0, K = e;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let d;
      if (r.type === void 0 && (d = "type")) {
        let k = {};
        a === null ? a = [k] : a.push(k), e++;
      } else if (r.type !== void 0 && r.type !== "alignment") {
        let k = {};
        a === null ? a = [k] : a.push(k), e++;
      }
    }
    var o = K === e;
    if (e = p, a !== null && (p ? a.length = p : a = null), o) {
      let d = e;
      if (r && typeof r == "object" && !Array.isArray(r)) {
        let F;
        if (r.alignment_config === void 0 && (F = "alignment_config"))
          return g.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: F }, message: "must have required property '" + F + "'" }], !1;
      }
      var o = d === e;
      N = o;
    }
    if (!N) {
      let d = { instancePath: s, keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
      return a === null ? a = [d] : a.push(d), e++, g.errors = a, !1;
    }
    var h = L === e;
  }
  if (e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let L;
      if (r.type === void 0 && (L = "type"))
        return g.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: L }, message: "must have required property '" + L + "'" }], !1;
      if (r.type !== void 0) {
        let p = r.type, N = e;
        if (typeof p != "string")
          return g.errors = [{ instancePath: s + "/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (!(p === "alignment" || p === "transcription"))
          return g.errors = [{ instancePath: s + "/type", keyword: "enum", params: { allowedValues: Re.enum }, message: "must be equal to one of the allowed values" }], !1;
        var m = N === e;
      } else
        var m = !0;
      if (m) {
        if (r.fetch_data !== void 0) {
          let p = r.fetch_data, N = e;
          if (e === e)
            if (p && typeof p == "object" && !Array.isArray(p)) {
              let d;
              if (p.url === void 0 && (d = "url"))
                return g.errors = [{ instancePath: s + "/fetch_data", keyword: "required", params: { missingProperty: d }, message: "must have required property '" + d + "'" }], !1;
              if (p.url !== void 0) {
                let k = e;
                if (typeof p.url != "string")
                  return g.errors = [{ instancePath: s + "/fetch_data/url", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var b = k === e;
              } else
                var b = !0;
              if (b)
                if (p.auth_headers !== void 0) {
                  let k = p.auth_headers, F = e;
                  if (e === F)
                    if (Array.isArray(k)) {
                      var I = !0;
                      let G = k.length;
                      for (let B = 0; B < G; B++) {
                        let W = e;
                        if (typeof k[B] != "string")
                          return g.errors = [{ instancePath: s + "/fetch_data/auth_headers/" + B, keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var I = W === e;
                        if (!I)
                          break;
                      }
                    } else
                      return g.errors = [{ instancePath: s + "/fetch_data/auth_headers", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var b = F === e;
                } else
                  var b = !0;
            } else
              return g.errors = [{ instancePath: s + "/fetch_data", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
          var m = N === e;
        } else
          var m = !0;
        if (m) {
          if (r.fetch_text !== void 0) {
            let p = r.fetch_text, N = e;
            if (e === e)
              if (p && typeof p == "object" && !Array.isArray(p)) {
                let d;
                if (p.url === void 0 && (d = "url"))
                  return g.errors = [{ instancePath: s + "/fetch_text", keyword: "required", params: { missingProperty: d }, message: "must have required property '" + d + "'" }], !1;
                if (p.url !== void 0) {
                  let k = e;
                  if (typeof p.url != "string")
                    return g.errors = [{ instancePath: s + "/fetch_text/url", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var c = k === e;
                } else
                  var c = !0;
                if (c)
                  if (p.auth_headers !== void 0) {
                    let k = p.auth_headers, F = e;
                    if (e === F)
                      if (Array.isArray(k)) {
                        var _ = !0;
                        let G = k.length;
                        for (let B = 0; B < G; B++) {
                          let W = e;
                          if (typeof k[B] != "string")
                            return g.errors = [{ instancePath: s + "/fetch_text/auth_headers/" + B, keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var _ = W === e;
                          if (!_)
                            break;
                        }
                      } else
                        return g.errors = [{ instancePath: s + "/fetch_text/auth_headers", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var c = F === e;
                  } else
                    var c = !0;
              } else
                return g.errors = [{ instancePath: s + "/fetch_text", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
            var m = N === e;
          } else
            var m = !0;
          if (m) {
            if (r.alignment_config !== void 0) {
              let p = r.alignment_config, N = e;
              if (e === e)
                if (p && typeof p == "object" && !Array.isArray(p)) {
                  let d;
                  if (p.language === void 0 && (d = "language"))
                    return g.errors = [{ instancePath: s + "/alignment_config", keyword: "required", params: { missingProperty: d }, message: "must have required property '" + d + "'" }], !1;
                  if (p.language !== void 0 && typeof p.language != "string")
                    return g.errors = [{ instancePath: s + "/alignment_config/language", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                } else
                  return g.errors = [{ instancePath: s + "/alignment_config", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
              var m = N === e;
            } else
              var m = !0;
            if (m) {
              if (r.transcription_config !== void 0) {
                let p = e;
                v(r.transcription_config, { instancePath: s + "/transcription_config", parentData: r, parentDataProperty: "transcription_config", rootData: w, dynamicAnchors: P }) || (a = a === null ? v.errors : a.concat(v.errors), e = a.length);
                var m = p === e;
              } else
                var m = !0;
              if (m) {
                if (r.notification_config !== void 0) {
                  let p = r.notification_config, N = e;
                  if (e === N)
                    if (Array.isArray(p)) {
                      if (p.length > 3)
                        return g.errors = [{ instancePath: s + "/notification_config", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }], !1;
                      {
                        var C = !0;
                        let H = p.length;
                        for (let d = 0; d < H; d++) {
                          let k = p[d], F = e;
                          if (e === e)
                            if (k && typeof k == "object" && !Array.isArray(k)) {
                              let B;
                              if (k.url === void 0 && (B = "url"))
                                return g.errors = [{ instancePath: s + "/notification_config/" + d, keyword: "required", params: { missingProperty: B }, message: "must have required property '" + B + "'" }], !1;
                              if (k.url !== void 0) {
                                let W = e;
                                if (typeof k.url != "string")
                                  return g.errors = [{ instancePath: s + "/notification_config/" + d + "/url", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var x = W === e;
                              } else
                                var x = !0;
                              if (x) {
                                if (k.contents !== void 0) {
                                  let W = k.contents, he = e;
                                  if (e === he)
                                    if (Array.isArray(W)) {
                                      var R = !0;
                                      let Pe = W.length;
                                      for (let me = 0; me < Pe; me++) {
                                        let re = W[me], Ce = e;
                                        if (typeof re != "string")
                                          return g.errors = [{ instancePath: s + "/notification_config/" + d + "/contents/" + me, keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        if (!(re === "jobinfo" || re === "transcript" || re === "transcript.json-v2" || re === "transcript.txt" || re === "transcript.srt" || re === "alignment" || re === "alignment.word_start_and_end" || re === "alignment.one_per_line" || re === "data" || re === "text"))
                                          return g.errors = [{ instancePath: s + "/notification_config/" + d + "/contents/" + me, keyword: "enum", params: { allowedValues: $e.properties.contents.items.enum }, message: "must be equal to one of the allowed values" }], !1;
                                        var R = Ce === e;
                                        if (!R)
                                          break;
                                      }
                                    } else
                                      return g.errors = [{ instancePath: s + "/notification_config/" + d + "/contents", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                  var x = he === e;
                                } else
                                  var x = !0;
                                if (x) {
                                  if (k.method !== void 0) {
                                    let W = k.method, he = e;
                                    if (typeof W != "string")
                                      return g.errors = [{ instancePath: s + "/notification_config/" + d + "/method", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    if (!(W === "post" || W === "put"))
                                      return g.errors = [{ instancePath: s + "/notification_config/" + d + "/method", keyword: "enum", params: { allowedValues: $e.properties.method.enum }, message: "must be equal to one of the allowed values" }], !1;
                                    var x = he === e;
                                  } else
                                    var x = !0;
                                  if (x)
                                    if (k.auth_headers !== void 0) {
                                      let W = k.auth_headers, he = e;
                                      if (e === he)
                                        if (Array.isArray(W)) {
                                          var V = !0;
                                          let Pe = W.length;
                                          for (let me = 0; me < Pe; me++) {
                                            let re = e;
                                            if (typeof W[me] != "string")
                                              return g.errors = [{ instancePath: s + "/notification_config/" + d + "/auth_headers/" + me, keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var V = re === e;
                                            if (!V)
                                              break;
                                          }
                                        } else
                                          return g.errors = [{ instancePath: s + "/notification_config/" + d + "/auth_headers", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                      var x = he === e;
                                    } else
                                      var x = !0;
                                }
                              }
                            } else
                              return g.errors = [{ instancePath: s + "/notification_config/" + d, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                          var C = F === e;
                          if (!C)
                            break;
                        }
                      }
                    } else
                      return g.errors = [{ instancePath: s + "/notification_config", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var m = N === e;
                } else
                  var m = !0;
                if (m) {
                  if (r.tracking !== void 0) {
                    let p = r.tracking, N = e;
                    if (e === e)
                      if (p && typeof p == "object" && !Array.isArray(p)) {
                        if (p.title !== void 0) {
                          let d = e;
                          if (typeof p.title != "string")
                            return g.errors = [{ instancePath: s + "/tracking/title", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var u = d === e;
                        } else
                          var u = !0;
                        if (u) {
                          if (p.reference !== void 0) {
                            let d = e;
                            if (typeof p.reference != "string")
                              return g.errors = [{ instancePath: s + "/tracking/reference", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var u = d === e;
                          } else
                            var u = !0;
                          if (u) {
                            if (p.tags !== void 0) {
                              let d = p.tags, k = e;
                              if (e === k)
                                if (Array.isArray(d)) {
                                  var j = !0;
                                  let T = d.length;
                                  for (let G = 0; G < T; G++) {
                                    let B = e;
                                    if (typeof d[G] != "string")
                                      return g.errors = [{ instancePath: s + "/tracking/tags/" + G, keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var j = B === e;
                                    if (!j)
                                      break;
                                  }
                                } else
                                  return g.errors = [{ instancePath: s + "/tracking/tags", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var u = k === e;
                            } else
                              var u = !0;
                            if (u)
                              if (p.details !== void 0) {
                                let d = p.details, k = e;
                                if (e === k && !(d && typeof d == "object" && !Array.isArray(d)))
                                  return g.errors = [{ instancePath: s + "/tracking/details", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                var u = k === e;
                              } else
                                var u = !0;
                          }
                        }
                      } else
                        return g.errors = [{ instancePath: s + "/tracking", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                    var m = N === e;
                  } else
                    var m = !0;
                  if (m) {
                    if (r.output_config !== void 0) {
                      let p = r.output_config, N = e;
                      if (e === e)
                        if (p && typeof p == "object" && !Array.isArray(p)) {
                          if (p.srt_overrides !== void 0) {
                            let d = p.srt_overrides;
                            if (e === e)
                              if (d && typeof d == "object" && !Array.isArray(d)) {
                                if (d.max_line_length !== void 0) {
                                  let F = d.max_line_length, T = e;
                                  if (!(typeof F == "number" && !(F % 1) && !isNaN(F)))
                                    return g.errors = [{ instancePath: s + "/output_config/srt_overrides/max_line_length", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                  var J = T === e;
                                } else
                                  var J = !0;
                                if (J)
                                  if (d.max_lines !== void 0) {
                                    let F = d.max_lines, T = e;
                                    if (!(typeof F == "number" && !(F % 1) && !isNaN(F)))
                                      return g.errors = [{ instancePath: s + "/output_config/srt_overrides/max_lines", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    var J = T === e;
                                  } else
                                    var J = !0;
                              } else
                                return g.errors = [{ instancePath: s + "/output_config/srt_overrides", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                          }
                        } else
                          return g.errors = [{ instancePath: s + "/output_config", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                      var m = N === e;
                    } else
                      var m = !0;
                    if (m) {
                      if (r.translation_config !== void 0) {
                        let p = r.translation_config, N = e;
                        if (e === e)
                          if (p && typeof p == "object" && !Array.isArray(p)) {
                            let d;
                            if (p.target_languages === void 0 && (d = "target_languages"))
                              return g.errors = [{ instancePath: s + "/translation_config", keyword: "required", params: { missingProperty: d }, message: "must have required property '" + d + "'" }], !1;
                            if (p.target_languages !== void 0) {
                              let k = p.target_languages;
                              if (e === e)
                                if (Array.isArray(k)) {
                                  if (k.length > 5)
                                    return g.errors = [{ instancePath: s + "/translation_config/target_languages", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }], !1;
                                  {
                                    var A = !0;
                                    let T = k.length;
                                    for (let G = 0; G < T; G++) {
                                      let B = e;
                                      if (typeof k[G] != "string")
                                        return g.errors = [{ instancePath: s + "/translation_config/target_languages/" + G, keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var A = B === e;
                                      if (!A)
                                        break;
                                    }
                                  }
                                } else
                                  return g.errors = [{ instancePath: s + "/translation_config/target_languages", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            }
                          } else
                            return g.errors = [{ instancePath: s + "/translation_config", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                        var m = N === e;
                      } else
                        var m = !0;
                      if (m) {
                        if (r.language_identification_config !== void 0) {
                          let p = r.language_identification_config, N = e;
                          if (e === e)
                            if (p && typeof p == "object" && !Array.isArray(p)) {
                              if (p.expected_languages !== void 0) {
                                let d = p.expected_languages, k = e;
                                if (e === k)
                                  if (Array.isArray(d)) {
                                    var q = !0;
                                    let F = d.length;
                                    for (let T = 0; T < F; T++) {
                                      let G = e;
                                      if (typeof d[T] != "string")
                                        return g.errors = [{ instancePath: s + "/language_identification_config/expected_languages/" + T, keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var q = G === e;
                                      if (!q)
                                        break;
                                    }
                                  } else
                                    return g.errors = [{ instancePath: s + "/language_identification_config/expected_languages", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                var O = k === e;
                              } else
                                var O = !0;
                              if (O) {
                                if (p.low_confidence_action !== void 0) {
                                  let d = p.low_confidence_action, k = e;
                                  if (typeof d != "string")
                                    return g.errors = [{ instancePath: s + "/language_identification_config/low_confidence_action", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  if (!(d === "allow" || d === "reject" || d === "use_default_language"))
                                    return g.errors = [{ instancePath: s + "/language_identification_config/low_confidence_action", keyword: "enum", params: { allowedValues: Fe.properties.low_confidence_action.enum }, message: "must be equal to one of the allowed values" }], !1;
                                  var O = k === e;
                                } else
                                  var O = !0;
                                if (O)
                                  if (p.default_language !== void 0) {
                                    let d = e;
                                    if (typeof p.default_language != "string")
                                      return g.errors = [{ instancePath: s + "/language_identification_config/default_language", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var O = d === e;
                                  } else
                                    var O = !0;
                              }
                            } else
                              return g.errors = [{ instancePath: s + "/language_identification_config", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                          var m = N === e;
                        } else
                          var m = !0;
                        if (m) {
                          if (r.summarization_config !== void 0) {
                            let p = r.summarization_config, N = e;
                            if (e === e)
                              if (p && typeof p == "object" && !Array.isArray(p)) {
                                if (p.content_type !== void 0) {
                                  let d = p.content_type, k = e;
                                  if (typeof d != "string")
                                    return g.errors = [{ instancePath: s + "/summarization_config/content_type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  if (!(d === "auto" || d === "informative" || d === "conversational"))
                                    return g.errors = [{ instancePath: s + "/summarization_config/content_type", keyword: "enum", params: { allowedValues: De.properties.content_type.enum }, message: "must be equal to one of the allowed values" }], !1;
                                  var U = k === e;
                                } else
                                  var U = !0;
                                if (U) {
                                  if (p.summary_length !== void 0) {
                                    let d = p.summary_length, k = e;
                                    if (typeof d != "string")
                                      return g.errors = [{ instancePath: s + "/summarization_config/summary_length", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    if (!(d === "brief" || d === "detailed"))
                                      return g.errors = [{ instancePath: s + "/summarization_config/summary_length", keyword: "enum", params: { allowedValues: De.properties.summary_length.enum }, message: "must be equal to one of the allowed values" }], !1;
                                    var U = k === e;
                                  } else
                                    var U = !0;
                                  if (U)
                                    if (p.summary_type !== void 0) {
                                      let d = p.summary_type, k = e;
                                      if (typeof d != "string")
                                        return g.errors = [{ instancePath: s + "/summarization_config/summary_type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      if (!(d === "paragraphs" || d === "bullets"))
                                        return g.errors = [{ instancePath: s + "/summarization_config/summary_type", keyword: "enum", params: { allowedValues: De.properties.summary_type.enum }, message: "must be equal to one of the allowed values" }], !1;
                                      var U = k === e;
                                    } else
                                      var U = !0;
                                }
                              } else
                                return g.errors = [{ instancePath: s + "/summarization_config", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                            var m = N === e;
                          } else
                            var m = !0;
                          if (m) {
                            if (r.sentiment_analysis_config !== void 0) {
                              let p = r.sentiment_analysis_config, N = e;
                              if (!(p && typeof p == "object" && !Array.isArray(p)))
                                return g.errors = [{ instancePath: s + "/sentiment_analysis_config", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                              var m = N === e;
                            } else
                              var m = !0;
                            if (m) {
                              if (r.topic_detection_config !== void 0) {
                                let p = r.topic_detection_config, N = e;
                                if (e === e)
                                  if (p && typeof p == "object" && !Array.isArray(p)) {
                                    if (p.topics !== void 0) {
                                      let d = p.topics;
                                      if (e === e)
                                        if (Array.isArray(d)) {
                                          var S = !0;
                                          let F = d.length;
                                          for (let T = 0; T < F; T++) {
                                            let G = e;
                                            if (typeof d[T] != "string")
                                              return g.errors = [{ instancePath: s + "/topic_detection_config/topics/" + T, keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var S = G === e;
                                            if (!S)
                                              break;
                                          }
                                        } else
                                          return g.errors = [{ instancePath: s + "/topic_detection_config/topics", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                    }
                                  } else
                                    return g.errors = [{ instancePath: s + "/topic_detection_config", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                var m = N === e;
                              } else
                                var m = !0;
                              if (m) {
                                if (r.auto_chapters_config !== void 0) {
                                  let p = r.auto_chapters_config, N = e;
                                  if (!(p && typeof p == "object" && !Array.isArray(p)))
                                    return g.errors = [{ instancePath: s + "/auto_chapters_config", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                  var m = N === e;
                                } else
                                  var m = !0;
                                if (m)
                                  if (r.audio_events_config !== void 0) {
                                    let p = r.audio_events_config, N = e;
                                    if (e === e)
                                      if (p && typeof p == "object" && !Array.isArray(p)) {
                                        if (p.types !== void 0) {
                                          let d = p.types;
                                          if (e === e)
                                            if (Array.isArray(d)) {
                                              var E = !0;
                                              let F = d.length;
                                              for (let T = 0; T < F; T++) {
                                                let G = e;
                                                if (typeof d[T] != "string")
                                                  return g.errors = [{ instancePath: s + "/audio_events_config/types/" + T, keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                var E = G === e;
                                                if (!E)
                                                  break;
                                              }
                                            } else
                                              return g.errors = [{ instancePath: s + "/audio_events_config/types", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                        }
                                      } else
                                        return g.errors = [{ instancePath: s + "/audio_events_config", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                    var m = N === e;
                                  } else
                                    var m = !0;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return g.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return g.errors = a, e === 0;
}
g.evaluated = { props: { type: !0, fetch_data: !0, fetch_text: !0, alignment_config: !0, transcription_config: !0, notification_config: !0, tracking: !0, output_config: !0, translation_config: !0, language_identification_config: !0, summarization_config: !0, sentiment_analysis_config: !0, topic_detection_config: !0, auto_chapters_config: !0, audio_events_config: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Me = X;
var Ue = { type: "string", enum: ["pcm_f32le", "pcm_s16le", "mulaw"] };
function se(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = se.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let f;
      if (r.type === void 0 && (f = "type") || r.encoding === void 0 && (f = "encoding") || r.sample_rate === void 0 && (f = "sample_rate"))
        return se.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: f }, message: "must have required property '" + f + "'" }], !1;
      if (r.type !== void 0) {
        let i = r.type, l = e;
        if (typeof i != "string")
          return se.errors = [{ instancePath: s + "/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "raw")
          return se.errors = [{ instancePath: s + "/type", keyword: "const", params: { allowedValue: "raw" }, message: "must be equal to constant" }], !1;
        var t = l === e;
      } else
        var t = !0;
      if (t) {
        if (r.encoding !== void 0) {
          let i = r.encoding, l = e;
          if (typeof i != "string")
            return se.errors = [{ instancePath: s + "/encoding", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          if (!(i === "pcm_f32le" || i === "pcm_s16le" || i === "mulaw"))
            return se.errors = [{ instancePath: s + "/encoding", keyword: "enum", params: { allowedValues: Ue.enum }, message: "must be equal to one of the allowed values" }], !1;
          var t = l === e;
        } else
          var t = !0;
        if (t)
          if (r.sample_rate !== void 0) {
            let i = r.sample_rate, l = e;
            if (!(typeof i == "number" && !(i % 1) && !isNaN(i)))
              return se.errors = [{ instancePath: s + "/sample_rate", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            var t = l === e;
          } else
            var t = !0;
      }
    } else
      return se.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return se.errors = a, e === 0;
}
se.evaluated = { props: { type: !0, encoding: !0, sample_rate: !0 }, dynamicProps: !1, dynamicItems: !1 };
function ve(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = ve.evaluated;
  n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0);
  let t = e, f = !1, i = null, l = e;
  se(r, { instancePath: s, parentData: z, parentDataProperty: $, rootData: w, dynamicAnchors: P }) || (a = a === null ? se.errors : a.concat(se.errors), e = a.length);
  var m = l === e;
  if (m) {
    f = !0, i = 0;
    var y = {};
    y.type = !0, y.encoding = !0, y.sample_rate = !0;
  }
  let h = e;
  if (e === e)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let b;
      if (r.type === void 0 && (b = "type")) {
        let I = { instancePath: s, keyword: "required", params: { missingProperty: b }, message: "must have required property '" + b + "'" };
        a === null ? a = [I] : a.push(I), e++;
      } else if (r.type !== void 0) {
        let I = r.type;
        if (typeof I != "string") {
          let c = { instancePath: s + "/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          a === null ? a = [c] : a.push(c), e++;
        }
        if (I !== "file") {
          let c = { instancePath: s + "/type", keyword: "const", params: { allowedValue: "file" }, message: "must be equal to constant" };
          a === null ? a = [c] : a.push(c), e++;
        }
      }
    } else {
      let b = { instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" };
      a === null ? a = [b] : a.push(b), e++;
    }
  var m = h === e;
  if (m && f ? (f = !1, i = [i, 1]) : m && (f = !0, i = 1, y !== !0 && (y = y || {}, y.type = !0)), f)
    e = t, a !== null && (t ? a.length = t : a = null);
  else {
    let b = { instancePath: s, keyword: "oneOf", params: { passingSchemas: i }, message: "must match exactly one schema in oneOf" };
    return a === null ? a = [b] : a.push(b), e++, ve.errors = a, !1;
  }
  if (e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let b;
      if (r.type === void 0 && (b = "type"))
        return ve.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: b }, message: "must have required property '" + b + "'" }], !1;
    } else
      return ve.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return ve.errors = a, n.props = y, e === 0;
}
ve.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var Ge = { type: "object", required: ["language"], properties: { language: { type: "string" }, domain: { type: "string" }, output_locale: { $ref: "#/components/schemas/OutputLocale" }, additional_vocab: { $ref: "#/components/schemas/VocabList" }, diarization: { $ref: "#/components/schemas/DiarizationConfig" }, channel_diarization_labels: { type: "array", items: { type: "string" } }, max_delay: { type: "number", minimum: 0.7, maximum: 4 }, max_delay_mode: { $ref: "#/components/schemas/MaxDelayModeConfig" }, speaker_diarization_config: { $ref: "#/components/schemas/SpeakerDiarizationConfig" }, audio_filtering_config: { $ref: "#/components/schemas/AudioFilteringConfig" }, transcript_filtering_config: { $ref: "#/components/schemas/TranscriptFilteringConfig" }, enable_partials: { type: "boolean" }, enable_entities: { type: "boolean" }, model: { $ref: "#/components/schemas/Model" }, operating_point: { $ref: "#/components/schemas/OperatingPoint" }, punctuation_overrides: { $ref: "#/components/schemas/PunctuationOverrides" }, conversation_config: { $ref: "#/components/schemas/ConversationConfig" } }, additionalProperties: !1 };
var Ze = { type: "string", enum: ["none", "speaker", "channel", "channel_and_speaker"] }, Ee = { type: "string", enum: ["flexible", "fixed"] };
var Je = { type: "string", enum: ["standard", "enhanced", "multilingual-1"] }, Ke = { type: "string", enum: ["standard", "enhanced", "multilingual-1"] };
var We = Object.prototype.hasOwnProperty;
function we(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = we.evaluated;
  n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0);
  let t = e, f = !1, i = null, l = e;
  if (e === l)
    if (typeof r == "string") {
      if (qe(r) < 1) {
        let c = { instancePath: s, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
        a === null ? a = [c] : a.push(c), e++;
      }
    } else {
      let c = { instancePath: s, keyword: "type", params: { type: "string" }, message: "must be string" };
      a === null ? a = [c] : a.push(c), e++;
    }
  var b = l === e;
  b && (f = !0, i = 0);
  let y = e;
  if (e === e)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let c;
      if (r.content === void 0 && (c = "content")) {
        let _ = { instancePath: s, keyword: "required", params: { missingProperty: c }, message: "must have required property '" + c + "'" };
        a === null ? a = [_] : a.push(_), e++;
      } else {
        let _ = e;
        for (let C in r)
          if (!(C === "content" || C === "sounds_like")) {
            let x = { instancePath: s, keyword: "additionalProperties", params: { additionalProperty: C }, message: "must NOT have additional properties" };
            a === null ? a = [x] : a.push(x), e++;
            break;
          }
        if (_ === e) {
          if (r.content !== void 0) {
            let C = r.content, x = e;
            if (e === x)
              if (typeof C == "string") {
                if (qe(C) < 1) {
                  let R = { instancePath: s + "/content", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  a === null ? a = [R] : a.push(R), e++;
                }
              } else {
                let R = { instancePath: s + "/content", keyword: "type", params: { type: "string" }, message: "must be string" };
                a === null ? a = [R] : a.push(R), e++;
              }
            var o = x === e;
          } else
            var o = !0;
          if (o)
            if (r.sounds_like !== void 0) {
              let C = r.sounds_like, x = e;
              if (e === x)
                if (Array.isArray(C))
                  if (C.length < 1) {
                    let V = { instancePath: s + "/sounds_like", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                    a === null ? a = [V] : a.push(V), e++;
                  } else {
                    var m = !0;
                    let V = C.length;
                    for (let u = 0; u < V; u++) {
                      let j = C[u], J = e;
                      if (e === J)
                        if (typeof j == "string") {
                          if (qe(j) < 1) {
                            let q = { instancePath: s + "/sounds_like/" + u, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            a === null ? a = [q] : a.push(q), e++;
                          }
                        } else {
                          let q = { instancePath: s + "/sounds_like/" + u, keyword: "type", params: { type: "string" }, message: "must be string" };
                          a === null ? a = [q] : a.push(q), e++;
                        }
                      var m = J === e;
                      if (!m)
                        break;
                    }
                  }
                else {
                  let V = { instancePath: s + "/sounds_like", keyword: "type", params: { type: "array" }, message: "must be array" };
                  a === null ? a = [V] : a.push(V), e++;
                }
              var o = x === e;
            } else
              var o = !0;
        }
      }
    } else {
      let c = { instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" };
      a === null ? a = [c] : a.push(c), e++;
    }
  var b = y === e;
  if (b && f)
    f = !1, i = [i, 1];
  else if (b) {
    f = !0, i = 1;
    var I = !0;
  }
  if (f)
    e = t, a !== null && (t ? a.length = t : a = null);
  else {
    let c = { instancePath: s, keyword: "oneOf", params: { passingSchemas: i }, message: "must match exactly one schema in oneOf" };
    return a === null ? a = [c] : a.push(c), e++, we.errors = a, !1;
  }
  return we.errors = a, n.props = I, e === 0;
}
we.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function ke(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = ke.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (Array.isArray(r)) {
      if (r.length > 1e3)
        return ke.errors = [{ instancePath: s, keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
      {
        var t = !0;
        let f = r.length;
        for (let i = 0; i < f; i++) {
          let l = e;
          we(r[i], { instancePath: s + "/" + i, parentData: r, parentDataProperty: i, rootData: w, dynamicAnchors: P }) || (a = a === null ? we.errors : a.concat(we.errors), e = a.length);
          var t = l === e;
          if (!t)
            break;
        }
      }
    } else
      return ke.errors = [{ instancePath: s, keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
  return ke.errors = a, e === 0;
}
ke.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
var Be = new RegExp("^(S\\d+|UU|\\s+.*|\\S+.*\\s+)$", "u");
function M(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = M.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let h = e;
      for (let o in r)
        if (!(o === "max_speakers" || o === "prefer_current_speaker" || o === "speaker_sensitivity" || o === "get_speakers" || o === "speakers")) {
          return M.errors = [{ instancePath: s, keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (h === e) {
        if (r.max_speakers !== void 0) {
          let o = r.max_speakers, m = e;
          if (!(typeof o == "number" && !(o % 1) && !isNaN(o)))
            return M.errors = [{ instancePath: s + "/max_speakers", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          if (e === m && typeof o == "number" && (o < 2 || isNaN(o)))
            return M.errors = [{ instancePath: s + "/max_speakers", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2" }], !1;
          var t = m === e;
        } else
          var t = !0;
        if (t) {
          if (r.prefer_current_speaker !== void 0) {
            let o = e;
            if (typeof r.prefer_current_speaker != "boolean")
              return M.errors = [{ instancePath: s + "/prefer_current_speaker", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
            var t = o === e;
          } else
            var t = !0;
          if (t) {
            if (r.speaker_sensitivity !== void 0) {
              let o = r.speaker_sensitivity, m = e;
              if (e === m)
                if (typeof o == "number") {
                  if (o > 1 || isNaN(o))
                    return M.errors = [{ instancePath: s + "/speaker_sensitivity", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                  if (o < 0 || isNaN(o))
                    return M.errors = [{ instancePath: s + "/speaker_sensitivity", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                } else
                  return M.errors = [{ instancePath: s + "/speaker_sensitivity", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var t = m === e;
            } else
              var t = !0;
            if (t) {
              if (r.get_speakers !== void 0) {
                let o = e;
                if (typeof r.get_speakers != "boolean")
                  return M.errors = [{ instancePath: s + "/get_speakers", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var t = o === e;
              } else
                var t = !0;
              if (t)
                if (r.speakers !== void 0) {
                  let o = r.speakers, m = e;
                  if (e === m)
                    if (Array.isArray(o)) {
                      var f = !0;
                      let I = o.length;
                      for (let c = 0; c < I; c++) {
                        let _ = o[c], C = e;
                        if (e === e)
                          if (_ && typeof _ == "object" && !Array.isArray(_)) {
                            let V;
                            if (_.label === void 0 && (V = "label") || _.speaker_identifiers === void 0 && (V = "speaker_identifiers"))
                              return M.errors = [{ instancePath: s + "/speakers/" + c, keyword: "required", params: { missingProperty: V }, message: "must have required property '" + V + "'" }], !1;
                            {
                              let u = e;
                              for (let j in _)
                                if (!(j === "label" || j === "speaker_identifiers")) {
                                  return M.errors = [{ instancePath: s + "/speakers/" + c, keyword: "additionalProperties", params: { additionalProperty: j }, message: "must NOT have additional properties" }], !1;
                                  break;
                                }
                              if (u === e) {
                                if (_.label !== void 0) {
                                  let j = _.label, J = e, A = e, q = e;
                                  if (typeof j == "string" && !Be.test(j)) {
                                    let O = {};
                                    a === null ? a = [O] : a.push(O), e++;
                                  }
                                  var i = q === e;
                                  if (i)
                                    return M.errors = [{ instancePath: s + "/speakers/" + c + "/label", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
                                  if (e = A, a !== null && (A ? a.length = A : a = null), e === J)
                                    if (typeof j == "string") {
                                      if (qe(j) < 1)
                                        return M.errors = [{ instancePath: s + "/speakers/" + c + "/label", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                    } else
                                      return M.errors = [{ instancePath: s + "/speakers/" + c + "/label", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var l = J === e;
                                } else
                                  var l = !0;
                                if (l)
                                  if (_.speaker_identifiers !== void 0) {
                                    let j = _.speaker_identifiers, J = e;
                                    if (e === J)
                                      if (Array.isArray(j)) {
                                        if (j.length < 1)
                                          return M.errors = [{ instancePath: s + "/speakers/" + c + "/speaker_identifiers", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                                        {
                                          var y = !0;
                                          let q = j.length;
                                          for (let O = 0; O < q; O++) {
                                            let U = e;
                                            if (typeof j[O] != "string")
                                              return M.errors = [{ instancePath: s + "/speakers/" + c + "/speaker_identifiers/" + O, keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var y = U === e;
                                            if (!y)
                                              break;
                                          }
                                          if (y) {
                                            let O = j.length, U;
                                            if (O > 1) {
                                              let S = {};
                                              for (; O--; ) {
                                                let E = j[O];
                                                if (typeof E == "string") {
                                                  if (typeof S[E] == "number") {
                                                    return U = S[E], M.errors = [{ instancePath: s + "/speakers/" + c + "/speaker_identifiers", keyword: "uniqueItems", params: { i: O, j: U }, message: "must NOT have duplicate items (items ## " + U + " and " + O + " are identical)" }], !1;
                                                    break;
                                                  }
                                                  S[E] = O;
                                                }
                                              }
                                            }
                                          }
                                        }
                                      } else
                                        return M.errors = [{ instancePath: s + "/speakers/" + c + "/speaker_identifiers", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                    var l = J === e;
                                  } else
                                    var l = !0;
                              }
                            }
                          } else
                            return M.errors = [{ instancePath: s + "/speakers/" + c, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                        var f = C === e;
                        if (!f)
                          break;
                      }
                    } else
                      return M.errors = [{ instancePath: s + "/speakers", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var t = m === e;
                } else
                  var t = !0;
            }
          }
        }
      }
    } else
      return M.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return M.errors = a, e === 0;
}
M.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function Y(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = Y.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let l = e;
      for (let y in r)
        if (!(y === "remove_disfluencies" || y === "replacements")) {
          return Y.errors = [{ instancePath: s, keyword: "additionalProperties", params: { additionalProperty: y }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (l === e) {
        if (r.remove_disfluencies !== void 0) {
          let y = e;
          if (typeof r.remove_disfluencies != "boolean")
            return Y.errors = [{ instancePath: s + "/remove_disfluencies", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var t = y === e;
        } else
          var t = !0;
        if (t)
          if (r.replacements !== void 0) {
            let y = r.replacements, h = e;
            if (e === h)
              if (Array.isArray(y)) {
                var f = !0;
                let m = y.length;
                for (let b = 0; b < m; b++) {
                  let I = y[b], c = e;
                  if (e === e)
                    if (I && typeof I == "object" && !Array.isArray(I)) {
                      let x;
                      if (I.from === void 0 && (x = "from") || I.to === void 0 && (x = "to"))
                        return Y.errors = [{ instancePath: s + "/replacements/" + b, keyword: "required", params: { missingProperty: x }, message: "must have required property '" + x + "'" }], !1;
                      {
                        let R = e;
                        for (let V in I)
                          if (!(V === "from" || V === "to")) {
                            return Y.errors = [{ instancePath: s + "/replacements/" + b, keyword: "additionalProperties", params: { additionalProperty: V }, message: "must NOT have additional properties" }], !1;
                            break;
                          }
                        if (R === e) {
                          if (I.from !== void 0) {
                            let V = e;
                            if (typeof I.from != "string")
                              return Y.errors = [{ instancePath: s + "/replacements/" + b + "/from", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var i = V === e;
                          } else
                            var i = !0;
                          if (i)
                            if (I.to !== void 0) {
                              let V = e;
                              if (typeof I.to != "string")
                                return Y.errors = [{ instancePath: s + "/replacements/" + b + "/to", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var i = V === e;
                            } else
                              var i = !0;
                        }
                      }
                    } else
                      return Y.errors = [{ instancePath: s + "/replacements/" + b, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                  var f = c === e;
                  if (!f)
                    break;
                }
              } else
                return Y.errors = [{ instancePath: s + "/replacements", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var t = h === e;
          } else
            var t = !0;
      }
    } else
      return Y.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return Y.errors = a, e === 0;
}
Y.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function D(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = D.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let y;
      if (r.language === void 0 && (y = "language"))
        return D.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: y }, message: "must have required property '" + y + "'" }], !1;
      {
        let h = e;
        for (let o in r)
          if (!We.call(Ge.properties, o)) {
            return D.errors = [{ instancePath: s, keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (h === e) {
          if (r.language !== void 0) {
            let o = e;
            if (typeof r.language != "string")
              return D.errors = [{ instancePath: s + "/language", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var t = o === e;
          } else
            var t = !0;
          if (t) {
            if (r.domain !== void 0) {
              let o = e;
              if (typeof r.domain != "string")
                return D.errors = [{ instancePath: s + "/domain", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var t = o === e;
            } else
              var t = !0;
            if (t) {
              if (r.output_locale !== void 0) {
                let o = r.output_locale, m = e;
                if (e === e)
                  if (typeof o == "string") {
                    if (qe(o) < 1)
                      return D.errors = [{ instancePath: s + "/output_locale", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                  } else
                    return D.errors = [{ instancePath: s + "/output_locale", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var t = m === e;
              } else
                var t = !0;
              if (t) {
                if (r.additional_vocab !== void 0) {
                  let o = e;
                  ke(r.additional_vocab, { instancePath: s + "/additional_vocab", parentData: r, parentDataProperty: "additional_vocab", rootData: w, dynamicAnchors: P }) || (a = a === null ? ke.errors : a.concat(ke.errors), e = a.length);
                  var t = o === e;
                } else
                  var t = !0;
                if (t) {
                  if (r.diarization !== void 0) {
                    let o = r.diarization, m = e;
                    if (typeof o != "string")
                      return D.errors = [{ instancePath: s + "/diarization", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    if (!(o === "none" || o === "speaker" || o === "channel" || o === "channel_and_speaker"))
                      return D.errors = [{ instancePath: s + "/diarization", keyword: "enum", params: { allowedValues: Ze.enum }, message: "must be equal to one of the allowed values" }], !1;
                    var t = m === e;
                  } else
                    var t = !0;
                  if (t) {
                    if (r.channel_diarization_labels !== void 0) {
                      let o = r.channel_diarization_labels, m = e;
                      if (e === m)
                        if (Array.isArray(o)) {
                          var f = !0;
                          let I = o.length;
                          for (let c = 0; c < I; c++) {
                            let _ = e;
                            if (typeof o[c] != "string")
                              return D.errors = [{ instancePath: s + "/channel_diarization_labels/" + c, keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var f = _ === e;
                            if (!f)
                              break;
                          }
                        } else
                          return D.errors = [{ instancePath: s + "/channel_diarization_labels", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                      var t = m === e;
                    } else
                      var t = !0;
                    if (t) {
                      if (r.max_delay !== void 0) {
                        let o = r.max_delay, m = e;
                        if (e === m)
                          if (typeof o == "number") {
                            if (o > 4 || isNaN(o))
                              return D.errors = [{ instancePath: s + "/max_delay", keyword: "maximum", params: { comparison: "<=", limit: 4 }, message: "must be <= 4" }], !1;
                            if (o < 0.7 || isNaN(o))
                              return D.errors = [{ instancePath: s + "/max_delay", keyword: "minimum", params: { comparison: ">=", limit: 0.7 }, message: "must be >= 0.7" }], !1;
                          } else
                            return D.errors = [{ instancePath: s + "/max_delay", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                        var t = m === e;
                      } else
                        var t = !0;
                      if (t) {
                        if (r.max_delay_mode !== void 0) {
                          let o = r.max_delay_mode, m = e;
                          if (typeof o != "string")
                            return D.errors = [{ instancePath: s + "/max_delay_mode", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          if (!(o === "flexible" || o === "fixed"))
                            return D.errors = [{ instancePath: s + "/max_delay_mode", keyword: "enum", params: { allowedValues: Ee.enum }, message: "must be equal to one of the allowed values" }], !1;
                          var t = m === e;
                        } else
                          var t = !0;
                        if (t) {
                          if (r.speaker_diarization_config !== void 0) {
                            let o = e;
                            M(r.speaker_diarization_config, { instancePath: s + "/speaker_diarization_config", parentData: r, parentDataProperty: "speaker_diarization_config", rootData: w, dynamicAnchors: P }) || (a = a === null ? M.errors : a.concat(M.errors), e = a.length);
                            var t = o === e;
                          } else
                            var t = !0;
                          if (t) {
                            if (r.audio_filtering_config !== void 0) {
                              let o = r.audio_filtering_config, m = e;
                              if (e === e)
                                if (o && typeof o == "object" && !Array.isArray(o)) {
                                  let c = e;
                                  for (let _ in o)
                                    if (_ !== "volume_threshold") {
                                      return D.errors = [{ instancePath: s + "/audio_filtering_config", keyword: "additionalProperties", params: { additionalProperty: _ }, message: "must NOT have additional properties" }], !1;
                                      break;
                                    }
                                  if (c === e && o.volume_threshold !== void 0) {
                                    let _ = o.volume_threshold;
                                    if (e === e)
                                      if (typeof _ == "number") {
                                        if (_ > 100 || isNaN(_))
                                          return D.errors = [{ instancePath: s + "/audio_filtering_config/volume_threshold", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                                        if (_ < 0 || isNaN(_))
                                          return D.errors = [{ instancePath: s + "/audio_filtering_config/volume_threshold", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                      } else
                                        return D.errors = [{ instancePath: s + "/audio_filtering_config/volume_threshold", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                  }
                                } else
                                  return D.errors = [{ instancePath: s + "/audio_filtering_config", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                              var t = m === e;
                            } else
                              var t = !0;
                            if (t) {
                              if (r.transcript_filtering_config !== void 0) {
                                let o = e;
                                Y(r.transcript_filtering_config, { instancePath: s + "/transcript_filtering_config", parentData: r, parentDataProperty: "transcript_filtering_config", rootData: w, dynamicAnchors: P }) || (a = a === null ? Y.errors : a.concat(Y.errors), e = a.length);
                                var t = o === e;
                              } else
                                var t = !0;
                              if (t) {
                                if (r.enable_partials !== void 0) {
                                  let o = e;
                                  if (typeof r.enable_partials != "boolean")
                                    return D.errors = [{ instancePath: s + "/enable_partials", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                  var t = o === e;
                                } else
                                  var t = !0;
                                if (t) {
                                  if (r.enable_entities !== void 0) {
                                    let o = e;
                                    if (typeof r.enable_entities != "boolean")
                                      return D.errors = [{ instancePath: s + "/enable_entities", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                    var t = o === e;
                                  } else
                                    var t = !0;
                                  if (t) {
                                    if (r.model !== void 0) {
                                      let o = r.model, m = e;
                                      if (typeof o != "string")
                                        return D.errors = [{ instancePath: s + "/model", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      if (!(o === "standard" || o === "enhanced" || o === "multilingual-1"))
                                        return D.errors = [{ instancePath: s + "/model", keyword: "enum", params: { allowedValues: Je.enum }, message: "must be equal to one of the allowed values" }], !1;
                                      var t = m === e;
                                    } else
                                      var t = !0;
                                    if (t) {
                                      if (r.operating_point !== void 0) {
                                        let o = r.operating_point, m = e;
                                        if (typeof o != "string")
                                          return D.errors = [{ instancePath: s + "/operating_point", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        if (!(o === "standard" || o === "enhanced" || o === "multilingual-1"))
                                          return D.errors = [{ instancePath: s + "/operating_point", keyword: "enum", params: { allowedValues: Ke.enum }, message: "must be equal to one of the allowed values" }], !1;
                                        var t = m === e;
                                      } else
                                        var t = !0;
                                      if (t) {
                                        if (r.punctuation_overrides !== void 0) {
                                          let o = r.punctuation_overrides, m = e;
                                          if (e === e)
                                            if (o && typeof o == "object" && !Array.isArray(o)) {
                                              let c = e;
                                              for (let _ in o)
                                                if (!(_ === "permitted_marks" || _ === "sensitivity")) {
                                                  return D.errors = [{ instancePath: s + "/punctuation_overrides", keyword: "additionalProperties", params: { additionalProperty: _ }, message: "must NOT have additional properties" }], !1;
                                                  break;
                                                }
                                              if (c === e) {
                                                if (o.permitted_marks !== void 0) {
                                                  let _ = o.permitted_marks, C = e;
                                                  if (e === C)
                                                    if (Array.isArray(_)) {
                                                      var i = !0;
                                                      let x = _.length;
                                                      for (let R = 0; R < x; R++) {
                                                        let V = _[R], u = e;
                                                        if (e === u)
                                                          if (typeof V == "string") {
                                                            if (!Te.test(V))
                                                              return D.errors = [{ instancePath: s + "/punctuation_overrides/permitted_marks/" + R, keyword: "pattern", params: { pattern: "^(.|all)$" }, message: 'must match pattern "^(.|all)$"' }], !1;
                                                          } else
                                                            return D.errors = [{ instancePath: s + "/punctuation_overrides/permitted_marks/" + R, keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                        var i = u === e;
                                                        if (!i)
                                                          break;
                                                      }
                                                    } else
                                                      return D.errors = [{ instancePath: s + "/punctuation_overrides/permitted_marks", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                  var l = C === e;
                                                } else
                                                  var l = !0;
                                                if (l)
                                                  if (o.sensitivity !== void 0) {
                                                    let _ = o.sensitivity, C = e;
                                                    if (e === C)
                                                      if (typeof _ == "number") {
                                                        if (_ > 1 || isNaN(_))
                                                          return D.errors = [{ instancePath: s + "/punctuation_overrides/sensitivity", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                                                        if (_ < 0 || isNaN(_))
                                                          return D.errors = [{ instancePath: s + "/punctuation_overrides/sensitivity", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                                      } else
                                                        return D.errors = [{ instancePath: s + "/punctuation_overrides/sensitivity", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                                    var l = C === e;
                                                  } else
                                                    var l = !0;
                                              }
                                            } else
                                              return D.errors = [{ instancePath: s + "/punctuation_overrides", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                          var t = m === e;
                                        } else
                                          var t = !0;
                                        if (t)
                                          if (r.conversation_config !== void 0) {
                                            let o = r.conversation_config, m = e;
                                            if (e === e)
                                              if (o && typeof o == "object" && !Array.isArray(o)) {
                                                let c = e;
                                                for (let _ in o)
                                                  if (_ !== "end_of_utterance_silence_trigger") {
                                                    return D.errors = [{ instancePath: s + "/conversation_config", keyword: "additionalProperties", params: { additionalProperty: _ }, message: "must NOT have additional properties" }], !1;
                                                    break;
                                                  }
                                                if (c === e && o.end_of_utterance_silence_trigger !== void 0) {
                                                  let _ = o.end_of_utterance_silence_trigger;
                                                  if (e === e)
                                                    if (typeof _ == "number") {
                                                      if (_ > 2 || isNaN(_))
                                                        return D.errors = [{ instancePath: s + "/conversation_config/end_of_utterance_silence_trigger", keyword: "maximum", params: { comparison: "<=", limit: 2 }, message: "must be <= 2" }], !1;
                                                      if (_ < 0 || isNaN(_))
                                                        return D.errors = [{ instancePath: s + "/conversation_config/end_of_utterance_silence_trigger", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                                    } else
                                                      return D.errors = [{ instancePath: s + "/conversation_config/end_of_utterance_silence_trigger", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                                }
                                              } else
                                                return D.errors = [{ instancePath: s + "/conversation_config", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                            var t = m === e;
                                          } else
                                            var t = !0;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return D.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return D.errors = a, e === 0;
}
D.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var He = { type: "string", enum: ["applause", "laughter", "music"] };
function le(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = le.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let f = e;
      for (let i in r)
        if (i !== "types") {
          return le.errors = [{ instancePath: s, keyword: "additionalProperties", params: { additionalProperty: i }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (f === e && r.types !== void 0) {
        let i = r.types;
        if (e === e)
          if (Array.isArray(i)) {
            var t = !0;
            let y = i.length;
            for (let h = 0; h < y; h++) {
              let o = i[h], m = e;
              if (typeof o != "string")
                return le.errors = [{ instancePath: s + "/types/" + h, keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              if (!(o === "applause" || o === "laughter" || o === "music"))
                return le.errors = [{ instancePath: s + "/types/" + h, keyword: "enum", params: { allowedValues: He.enum }, message: "must be equal to one of the allowed values" }], !1;
              var t = m === e;
              if (!t)
                break;
            }
          } else
            return le.errors = [{ instancePath: s + "/types", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
      }
    } else
      return le.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return le.errors = a, e === 0;
}
le.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function X(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = X.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let l;
      if (r.message === void 0 && (l = "message") || r.audio_format === void 0 && (l = "audio_format") || r.transcription_config === void 0 && (l = "transcription_config"))
        return X.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: l }, message: "must have required property '" + l + "'" }], !1;
      if (r.message !== void 0) {
        let y = r.message, h = e;
        if (typeof y != "string")
          return X.errors = [{ instancePath: s + "/message", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (y !== "StartRecognition")
          return X.errors = [{ instancePath: s + "/message", keyword: "const", params: { allowedValue: "StartRecognition" }, message: "must be equal to constant" }], !1;
        var t = h === e;
      } else
        var t = !0;
      if (t) {
        if (r.audio_format !== void 0) {
          let y = e;
          ve(r.audio_format, { instancePath: s + "/audio_format", parentData: r, parentDataProperty: "audio_format", rootData: w, dynamicAnchors: P }) || (a = a === null ? ve.errors : a.concat(ve.errors), e = a.length);
          var t = y === e;
        } else
          var t = !0;
        if (t) {
          if (r.transcription_config !== void 0) {
            let y = e;
            D(r.transcription_config, { instancePath: s + "/transcription_config", parentData: r, parentDataProperty: "transcription_config", rootData: w, dynamicAnchors: P }) || (a = a === null ? D.errors : a.concat(D.errors), e = a.length);
            var t = y === e;
          } else
            var t = !0;
          if (t) {
            if (r.translation_config !== void 0) {
              let y = r.translation_config, h = e;
              if (e === e)
                if (y && typeof y == "object" && !Array.isArray(y)) {
                  let b;
                  if (y.target_languages === void 0 && (b = "target_languages"))
                    return X.errors = [{ instancePath: s + "/translation_config", keyword: "required", params: { missingProperty: b }, message: "must have required property '" + b + "'" }], !1;
                  {
                    let I = e;
                    for (let c in y)
                      if (!(c === "target_languages" || c === "enable_partials")) {
                        return X.errors = [{ instancePath: s + "/translation_config", keyword: "additionalProperties", params: { additionalProperty: c }, message: "must NOT have additional properties" }], !1;
                        break;
                      }
                    if (I === e) {
                      if (y.target_languages !== void 0) {
                        let c = y.target_languages, _ = e;
                        if (e === _)
                          if (Array.isArray(c)) {
                            if (c.length > 5)
                              return X.errors = [{ instancePath: s + "/translation_config/target_languages", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }], !1;
                            {
                              var f = !0;
                              let C = c.length;
                              for (let x = 0; x < C; x++) {
                                let R = e;
                                if (typeof c[x] != "string")
                                  return X.errors = [{ instancePath: s + "/translation_config/target_languages/" + x, keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var f = R === e;
                                if (!f)
                                  break;
                              }
                            }
                          } else
                            return X.errors = [{ instancePath: s + "/translation_config/target_languages", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                        var i = _ === e;
                      } else
                        var i = !0;
                      if (i)
                        if (y.enable_partials !== void 0) {
                          let c = e;
                          if (typeof y.enable_partials != "boolean")
                            return X.errors = [{ instancePath: s + "/translation_config/enable_partials", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                          var i = c === e;
                        } else
                          var i = !0;
                    }
                  }
                } else
                  return X.errors = [{ instancePath: s + "/translation_config", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
              var t = h === e;
            } else
              var t = !0;
            if (t)
              if (r.audio_events_config !== void 0) {
                let y = e;
                le(r.audio_events_config, { instancePath: s + "/audio_events_config", parentData: r, parentDataProperty: "audio_events_config", rootData: w, dynamicAnchors: P }) || (a = a === null ? le.errors : a.concat(le.errors), e = a.length);
                var t = y === e;
              } else
                var t = !0;
          }
        }
      }
    } else
      return X.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return X.errors = a, e === 0;
}
X.evaluated = { props: { message: !0, audio_format: !0, transcription_config: !0, translation_config: !0, audio_events_config: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Qe = ue;
function ue(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = ue.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let f;
      if (r.message === void 0 && (f = "message") || r.channel === void 0 && (f = "channel") || r.data === void 0 && (f = "data"))
        return ue.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: f }, message: "must have required property '" + f + "'" }], !1;
      if (r.message !== void 0) {
        let i = r.message, l = e;
        if (typeof i != "string")
          return ue.errors = [{ instancePath: s + "/message", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "AddChannelAudio")
          return ue.errors = [{ instancePath: s + "/message", keyword: "const", params: { allowedValue: "AddChannelAudio" }, message: "must be equal to constant" }], !1;
        var t = l === e;
      } else
        var t = !0;
      if (t) {
        if (r.channel !== void 0) {
          let i = e;
          if (typeof r.channel != "string")
            return ue.errors = [{ instancePath: s + "/channel", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var t = i === e;
        } else
          var t = !0;
        if (t)
          if (r.data !== void 0) {
            let i = e;
            if (typeof r.data != "string")
              return ue.errors = [{ instancePath: s + "/data", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var t = i === e;
          } else
            var t = !0;
      }
    } else
      return ue.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return ue.errors = a, e === 0;
}
ue.evaluated = { props: { message: !0, channel: !0, data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Xe = ye;
function ye(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = ye.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let f;
      if (r.message === void 0 && (f = "message") || r.last_seq_no === void 0 && (f = "last_seq_no"))
        return ye.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: f }, message: "must have required property '" + f + "'" }], !1;
      if (r.message !== void 0) {
        let i = r.message, l = e;
        if (typeof i != "string")
          return ye.errors = [{ instancePath: s + "/message", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "EndOfStream")
          return ye.errors = [{ instancePath: s + "/message", keyword: "const", params: { allowedValue: "EndOfStream" }, message: "must be equal to constant" }], !1;
        var t = l === e;
      } else
        var t = !0;
      if (t)
        if (r.last_seq_no !== void 0) {
          let i = r.last_seq_no, l = e;
          if (!(typeof i == "number" && !(i % 1) && !isNaN(i)))
            return ye.errors = [{ instancePath: s + "/last_seq_no", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          var t = l === e;
        } else
          var t = !0;
    } else
      return ye.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return ye.errors = a, e === 0;
}
ye.evaluated = { props: { message: !0, last_seq_no: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ye = de;
function de(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = de.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let f;
      if (r.message === void 0 && (f = "message") || r.channel === void 0 && (f = "channel") || r.last_seq_no === void 0 && (f = "last_seq_no"))
        return de.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: f }, message: "must have required property '" + f + "'" }], !1;
      if (r.message !== void 0) {
        let i = r.message, l = e;
        if (typeof i != "string")
          return de.errors = [{ instancePath: s + "/message", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "EndOfChannel")
          return de.errors = [{ instancePath: s + "/message", keyword: "const", params: { allowedValue: "EndOfChannel" }, message: "must be equal to constant" }], !1;
        var t = l === e;
      } else
        var t = !0;
      if (t) {
        if (r.channel !== void 0) {
          let i = e;
          if (typeof r.channel != "string")
            return de.errors = [{ instancePath: s + "/channel", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var t = i === e;
        } else
          var t = !0;
        if (t)
          if (r.last_seq_no !== void 0) {
            let i = r.last_seq_no, l = e;
            if (!(typeof i == "number" && !(i % 1) && !isNaN(i)))
              return de.errors = [{ instancePath: s + "/last_seq_no", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            var t = l === e;
          } else
            var t = !0;
      }
    } else
      return de.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return de.errors = a, e === 0;
}
de.evaluated = { props: { message: !0, channel: !0, last_seq_no: !0 }, dynamicProps: !1, dynamicItems: !1 };
var er = ne;
function ne(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = ne.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let f;
      if (r.message === void 0 && (f = "message"))
        return ne.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: f }, message: "must have required property '" + f + "'" }], !1;
      if (r.message !== void 0) {
        let i = r.message, l = e;
        if (typeof i != "string")
          return ne.errors = [{ instancePath: s + "/message", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "ForceEndOfUtterance")
          return ne.errors = [{ instancePath: s + "/message", keyword: "const", params: { allowedValue: "ForceEndOfUtterance" }, message: "must be equal to constant" }], !1;
        var t = l === e;
      } else
        var t = !0;
      if (t) {
        if (r.timestamp !== void 0) {
          let i = r.timestamp, l = e;
          if (e === l)
            if (typeof i == "number") {
              if (i < 0 || isNaN(i))
                return ne.errors = [{ instancePath: s + "/timestamp", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
            } else
              return ne.errors = [{ instancePath: s + "/timestamp", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
          var t = l === e;
        } else
          var t = !0;
        if (t)
          if (r.channel !== void 0) {
            let i = e;
            if (typeof r.channel != "string")
              return ne.errors = [{ instancePath: s + "/channel", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var t = i === e;
          } else
            var t = !0;
      }
    } else
      return ne.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return ne.errors = a, e === 0;
}
ne.evaluated = { props: { message: !0, timestamp: !0, channel: !0 }, dynamicProps: !1, dynamicItems: !1 };
var rr = be;
function Z(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = Z.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let f = e;
      for (let i in r)
        if (!(i === "language" || i === "max_delay" || i === "max_delay_mode" || i === "audio_filtering_config" || i === "enable_partials" || i === "conversation_config")) {
          return Z.errors = [{ instancePath: s, keyword: "additionalProperties", params: { additionalProperty: i }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (f === e) {
        if (r.language !== void 0) {
          let i = e;
          if (typeof r.language != "string")
            return Z.errors = [{ instancePath: s + "/language", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var t = i === e;
        } else
          var t = !0;
        if (t) {
          if (r.max_delay !== void 0) {
            let i = r.max_delay, l = e;
            if (e === l)
              if (typeof i == "number") {
                if (i > 4 || isNaN(i))
                  return Z.errors = [{ instancePath: s + "/max_delay", keyword: "maximum", params: { comparison: "<=", limit: 4 }, message: "must be <= 4" }], !1;
                if (i < 0.7 || isNaN(i))
                  return Z.errors = [{ instancePath: s + "/max_delay", keyword: "minimum", params: { comparison: ">=", limit: 0.7 }, message: "must be >= 0.7" }], !1;
              } else
                return Z.errors = [{ instancePath: s + "/max_delay", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var t = l === e;
          } else
            var t = !0;
          if (t) {
            if (r.max_delay_mode !== void 0) {
              let i = r.max_delay_mode, l = e;
              if (typeof i != "string")
                return Z.errors = [{ instancePath: s + "/max_delay_mode", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              if (!(i === "flexible" || i === "fixed"))
                return Z.errors = [{ instancePath: s + "/max_delay_mode", keyword: "enum", params: { allowedValues: Ee.enum }, message: "must be equal to one of the allowed values" }], !1;
              var t = l === e;
            } else
              var t = !0;
            if (t) {
              if (r.audio_filtering_config !== void 0) {
                let i = r.audio_filtering_config, l = e;
                if (e === e)
                  if (i && typeof i == "object" && !Array.isArray(i)) {
                    let o = e;
                    for (let m in i)
                      if (m !== "volume_threshold") {
                        return Z.errors = [{ instancePath: s + "/audio_filtering_config", keyword: "additionalProperties", params: { additionalProperty: m }, message: "must NOT have additional properties" }], !1;
                        break;
                      }
                    if (o === e && i.volume_threshold !== void 0) {
                      let m = i.volume_threshold;
                      if (e === e)
                        if (typeof m == "number") {
                          if (m > 100 || isNaN(m))
                            return Z.errors = [{ instancePath: s + "/audio_filtering_config/volume_threshold", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                          if (m < 0 || isNaN(m))
                            return Z.errors = [{ instancePath: s + "/audio_filtering_config/volume_threshold", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        } else
                          return Z.errors = [{ instancePath: s + "/audio_filtering_config/volume_threshold", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                    }
                  } else
                    return Z.errors = [{ instancePath: s + "/audio_filtering_config", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                var t = l === e;
              } else
                var t = !0;
              if (t) {
                if (r.enable_partials !== void 0) {
                  let i = e;
                  if (typeof r.enable_partials != "boolean")
                    return Z.errors = [{ instancePath: s + "/enable_partials", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                  var t = i === e;
                } else
                  var t = !0;
                if (t)
                  if (r.conversation_config !== void 0) {
                    let i = r.conversation_config, l = e;
                    if (e === e)
                      if (i && typeof i == "object" && !Array.isArray(i)) {
                        let o = e;
                        for (let m in i)
                          if (m !== "end_of_utterance_silence_trigger") {
                            return Z.errors = [{ instancePath: s + "/conversation_config", keyword: "additionalProperties", params: { additionalProperty: m }, message: "must NOT have additional properties" }], !1;
                            break;
                          }
                        if (o === e && i.end_of_utterance_silence_trigger !== void 0) {
                          let m = i.end_of_utterance_silence_trigger;
                          if (e === e)
                            if (typeof m == "number") {
                              if (m > 2 || isNaN(m))
                                return Z.errors = [{ instancePath: s + "/conversation_config/end_of_utterance_silence_trigger", keyword: "maximum", params: { comparison: "<=", limit: 2 }, message: "must be <= 2" }], !1;
                              if (m < 0 || isNaN(m))
                                return Z.errors = [{ instancePath: s + "/conversation_config/end_of_utterance_silence_trigger", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            } else
                              return Z.errors = [{ instancePath: s + "/conversation_config/end_of_utterance_silence_trigger", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                        }
                      } else
                        return Z.errors = [{ instancePath: s + "/conversation_config", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                    var t = l === e;
                  } else
                    var t = !0;
              }
            }
          }
        }
      }
    } else
      return Z.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return Z.errors = a, e === 0;
}
Z.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function be(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = be.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let f;
      if (r.message === void 0 && (f = "message") || r.transcription_config === void 0 && (f = "transcription_config"))
        return be.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: f }, message: "must have required property '" + f + "'" }], !1;
      if (r.message !== void 0) {
        let i = r.message, l = e;
        if (typeof i != "string")
          return be.errors = [{ instancePath: s + "/message", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "SetRecognitionConfig")
          return be.errors = [{ instancePath: s + "/message", keyword: "const", params: { allowedValue: "SetRecognitionConfig" }, message: "must be equal to constant" }], !1;
        var t = l === e;
      } else
        var t = !0;
      if (t)
        if (r.transcription_config !== void 0) {
          let i = e;
          Z(r.transcription_config, { instancePath: s + "/transcription_config", parentData: r, parentDataProperty: "transcription_config", rootData: w, dynamicAnchors: P }) || (a = a === null ? Z.errors : a.concat(Z.errors), e = a.length);
          var t = i === e;
        } else
          var t = !0;
    } else
      return be.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return be.errors = a, e === 0;
}
be.evaluated = { props: { message: !0, transcription_config: !0 }, dynamicProps: !1, dynamicItems: !1 };
var sr = ce;
function ce(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = ce.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let f;
      if (r.message === void 0 && (f = "message"))
        return ce.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: f }, message: "must have required property '" + f + "'" }], !1;
      if (r.message !== void 0) {
        let i = r.message, l = e;
        if (typeof i != "string")
          return ce.errors = [{ instancePath: s + "/message", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "GetSpeakers")
          return ce.errors = [{ instancePath: s + "/message", keyword: "const", params: { allowedValue: "GetSpeakers" }, message: "must be equal to constant" }], !1;
        var t = l === e;
      } else
        var t = !0;
      if (t)
        if (r.final !== void 0) {
          let i = e;
          if (typeof r.final != "boolean")
            return ce.errors = [{ instancePath: s + "/final", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var t = i === e;
        } else
          var t = !0;
    } else
      return ce.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return ce.errors = a, e === 0;
}
ce.evaluated = { props: { message: !0, final: !0 }, dynamicProps: !1, dynamicItems: !1 };
var tr = Q;
var ar = { type: "string", enum: ["pcm_f32le", "pcm_s16le"] };
function te(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = te.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let f;
      if (r.type === void 0 && (f = "type"))
        return te.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: f }, message: "must have required property '" + f + "'" }], !1;
      if (r.type !== void 0) {
        let i = r.type, l = e;
        if (typeof i != "string")
          return te.errors = [{ instancePath: s + "/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "raw")
          return te.errors = [{ instancePath: s + "/type", keyword: "const", params: { allowedValue: "raw" }, message: "must be equal to constant" }], !1;
        var t = l === e;
      } else
        var t = !0;
      if (t) {
        if (r.encoding !== void 0) {
          let i = r.encoding, l = e;
          if (typeof i != "string")
            return te.errors = [{ instancePath: s + "/encoding", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          if (!(i === "pcm_f32le" || i === "pcm_s16le"))
            return te.errors = [{ instancePath: s + "/encoding", keyword: "enum", params: { allowedValues: ar.enum }, message: "must be equal to one of the allowed values" }], !1;
          var t = l === e;
        } else
          var t = !0;
        if (t)
          if (r.sample_rate !== void 0) {
            let i = r.sample_rate, l = e;
            if (!(typeof i == "number" && !(i % 1) && !isNaN(i)))
              return te.errors = [{ instancePath: s + "/sample_rate", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            var t = l === e;
          } else
            var t = !0;
      }
    } else
      return te.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return te.errors = a, e === 0;
}
te.evaluated = { props: { type: !0, encoding: !0, sample_rate: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ir = { type: "string", enum: ["function"] };
var nr = { type: "string", enum: ["object"] };
var or = { type: "string", enum: ["integer", "number", "string", "boolean"] };
function ee(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = ee.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let l;
      if (r.type === void 0 && (l = "type"))
        return ee.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: l }, message: "must have required property '" + l + "'" }], !1;
      {
        let y = e;
        for (let h in r)
          if (!(h === "type" || h === "description" || h === "enum" || h === "example")) {
            return ee.errors = [{ instancePath: s, keyword: "additionalProperties", params: { additionalProperty: h }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (y === e) {
          if (r.type !== void 0) {
            let h = r.type, o = e;
            if (typeof h != "string")
              return ee.errors = [{ instancePath: s + "/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (!(h === "integer" || h === "number" || h === "string" || h === "boolean"))
              return ee.errors = [{ instancePath: s + "/type", keyword: "enum", params: { allowedValues: or.enum }, message: "must be equal to one of the allowed values" }], !1;
            var t = o === e;
          } else
            var t = !0;
          if (t) {
            if (r.description !== void 0) {
              let h = e;
              if (typeof r.description != "string")
                return ee.errors = [{ instancePath: s + "/description", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var t = h === e;
            } else
              var t = !0;
            if (t) {
              if (r.enum !== void 0) {
                let h = r.enum, o = e;
                if (e === o)
                  if (Array.isArray(h)) {
                    var f = !0;
                    let b = h.length;
                    for (let I = 0; I < b; I++) {
                      let c = h[I], _ = e, C = e, x = !1, R = null, V = e;
                      if (typeof c != "string") {
                        let J = { instancePath: s + "/enum/" + I, keyword: "type", params: { type: "string" }, message: "must be string" };
                        a === null ? a = [J] : a.push(J), e++;
                      }
                      var i = V === e;
                      i && (x = !0, R = 0);
                      let u = e;
                      if (!(typeof c == "number" && !(c % 1) && !isNaN(c))) {
                        let J = { instancePath: s + "/enum/" + I, keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        a === null ? a = [J] : a.push(J), e++;
                      }
                      var i = u === e;
                      if (i && x ? (x = !1, R = [R, 1]) : i && (x = !0, R = 1), x)
                        e = C, a !== null && (C ? a.length = C : a = null);
                      else {
                        let J = { instancePath: s + "/enum/" + I, keyword: "oneOf", params: { passingSchemas: R }, message: "must match exactly one schema in oneOf" };
                        return a === null ? a = [J] : a.push(J), e++, ee.errors = a, !1;
                      }
                      var f = _ === e;
                      if (!f)
                        break;
                    }
                  } else
                    return ee.errors = [{ instancePath: s + "/enum", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var t = o === e;
              } else
                var t = !0;
              if (t)
                if (r.example !== void 0) {
                  let h = e;
                  if (typeof r.example != "string")
                    return ee.errors = [{ instancePath: s + "/example", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var t = h === e;
                } else
                  var t = !0;
            }
          }
        }
      }
    } else
      return ee.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return ee.errors = a, e === 0;
}
ee.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function je(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = je.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r))
      for (let f in r) {
        let i = e;
        ee(r[f], { instancePath: s + "/" + f.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: r, parentDataProperty: f, rootData: w, dynamicAnchors: P }) || (a = a === null ? ee.errors : a.concat(ee.errors), e = a.length);
        var t = i === e;
        if (!t)
          break;
      }
    else
      return je.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return je.errors = a, e === 0;
}
je.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function ie(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = ie.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let i = e;
      for (let l in r)
        if (!(l === "type" || l === "required" || l === "properties")) {
          return ie.errors = [{ instancePath: s, keyword: "additionalProperties", params: { additionalProperty: l }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (i === e) {
        if (r.type !== void 0) {
          let l = r.type, y = e;
          if (typeof l != "string")
            return ie.errors = [{ instancePath: s + "/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          if (l !== "object")
            return ie.errors = [{ instancePath: s + "/type", keyword: "enum", params: { allowedValues: nr.enum }, message: "must be equal to one of the allowed values" }], !1;
          var t = y === e;
        } else
          var t = !0;
        if (t) {
          if (r.required !== void 0) {
            let l = r.required, y = e;
            if (e === y)
              if (Array.isArray(l)) {
                var f = !0;
                let o = l.length;
                for (let m = 0; m < o; m++) {
                  let b = e;
                  if (typeof l[m] != "string")
                    return ie.errors = [{ instancePath: s + "/required/" + m, keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var f = b === e;
                  if (!f)
                    break;
                }
              } else
                return ie.errors = [{ instancePath: s + "/required", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var t = y === e;
          } else
            var t = !0;
          if (t)
            if (r.properties !== void 0) {
              let l = e;
              je(r.properties, { instancePath: s + "/properties", parentData: r, parentDataProperty: "properties", rootData: w, dynamicAnchors: P }) || (a = a === null ? je.errors : a.concat(je.errors), e = a.length);
              var t = l === e;
            } else
              var t = !0;
        }
      }
    } else
      return ie.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return ie.errors = a, e === 0;
}
ie.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function fe(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = fe.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let f;
      if (r.name === void 0 && (f = "name"))
        return fe.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: f }, message: "must have required property '" + f + "'" }], !1;
      {
        let i = e;
        for (let l in r)
          if (!(l === "name" || l === "description" || l === "parameters")) {
            return fe.errors = [{ instancePath: s, keyword: "additionalProperties", params: { additionalProperty: l }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (i === e) {
          if (r.name !== void 0) {
            let l = e;
            if (typeof r.name != "string")
              return fe.errors = [{ instancePath: s + "/name", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var t = l === e;
          } else
            var t = !0;
          if (t) {
            if (r.description !== void 0) {
              let l = e;
              if (typeof r.description != "string")
                return fe.errors = [{ instancePath: s + "/description", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var t = l === e;
            } else
              var t = !0;
            if (t)
              if (r.parameters !== void 0) {
                let l = e;
                ie(r.parameters, { instancePath: s + "/parameters", parentData: r, parentDataProperty: "parameters", rootData: w, dynamicAnchors: P }) || (a = a === null ? ie.errors : a.concat(ie.errors), e = a.length);
                var t = l === e;
              } else
                var t = !0;
          }
        }
      }
    } else
      return fe.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return fe.errors = a, e === 0;
}
fe.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function pe(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = pe.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let f;
      if (r.type === void 0 && (f = "type") || r.function === void 0 && (f = "function"))
        return pe.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: f }, message: "must have required property '" + f + "'" }], !1;
      {
        let i = e;
        for (let l in r)
          if (!(l === "type" || l === "function")) {
            return pe.errors = [{ instancePath: s, keyword: "additionalProperties", params: { additionalProperty: l }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (i === e) {
          if (r.type !== void 0) {
            let l = r.type, y = e;
            if (typeof l != "string")
              return pe.errors = [{ instancePath: s + "/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (l !== "function")
              return pe.errors = [{ instancePath: s + "/type", keyword: "enum", params: { allowedValues: ir.enum }, message: "must be equal to one of the allowed values" }], !1;
            var t = y === e;
          } else
            var t = !0;
          if (t)
            if (r.function !== void 0) {
              let l = e;
              fe(r.function, { instancePath: s + "/function", parentData: r, parentDataProperty: "function", rootData: w, dynamicAnchors: P }) || (a = a === null ? fe.errors : a.concat(fe.errors), e = a.length);
              var t = l === e;
            } else
              var t = !0;
        }
      }
    } else
      return pe.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return pe.errors = a, e === 0;
}
pe.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function Ae(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = Ae.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (Array.isArray(r)) {
      var t = !0;
      let f = r.length;
      for (let i = 0; i < f; i++) {
        let l = e;
        pe(r[i], { instancePath: s + "/" + i, parentData: r, parentDataProperty: i, rootData: w, dynamicAnchors: P }) || (a = a === null ? pe.errors : a.concat(pe.errors), e = a.length);
        var t = l === e;
        if (!t)
          break;
      }
    } else
      return Ae.errors = [{ instancePath: s, keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
  return Ae.errors = a, e === 0;
}
Ae.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
function Q(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = Q.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let l;
      if (r.message === void 0 && (l = "message") || r.conversation_config === void 0 && (l = "conversation_config"))
        return Q.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: l }, message: "must have required property '" + l + "'" }], !1;
      if (r.message !== void 0) {
        let y = r.message, h = e;
        if (typeof y != "string")
          return Q.errors = [{ instancePath: s + "/message", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (y !== "StartConversation")
          return Q.errors = [{ instancePath: s + "/message", keyword: "const", params: { allowedValue: "StartConversation" }, message: "must be equal to constant" }], !1;
        var t = h === e;
      } else
        var t = !0;
      if (t) {
        if (r.audio_format !== void 0) {
          let y = e;
          te(r.audio_format, { instancePath: s + "/audio_format", parentData: r, parentDataProperty: "audio_format", rootData: w, dynamicAnchors: P }) || (a = a === null ? te.errors : a.concat(te.errors), e = a.length);
          var t = y === e;
        } else
          var t = !0;
        if (t) {
          if (r.conversation_config !== void 0) {
            let y = r.conversation_config, h = e;
            if (e === e)
              if (y && typeof y == "object" && !Array.isArray(y)) {
                let b;
                if (y.template_id === void 0 && (b = "template_id"))
                  return Q.errors = [{ instancePath: s + "/conversation_config", keyword: "required", params: { missingProperty: b }, message: "must have required property '" + b + "'" }], !1;
                {
                  let I = e;
                  for (let c in y)
                    if (!(c === "template_id" || c === "template_variables")) {
                      return Q.errors = [{ instancePath: s + "/conversation_config", keyword: "additionalProperties", params: { additionalProperty: c }, message: "must NOT have additional properties" }], !1;
                      break;
                    }
                  if (I === e) {
                    if (y.template_id !== void 0) {
                      let c = e;
                      if (typeof y.template_id != "string")
                        return Q.errors = [{ instancePath: s + "/conversation_config/template_id", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var f = c === e;
                    } else
                      var f = !0;
                    if (f)
                      if (y.template_variables !== void 0) {
                        let c = y.template_variables, _ = e;
                        if (e === _)
                          if (c && typeof c == "object" && !Array.isArray(c))
                            for (let x in c) {
                              let R = e;
                              if (typeof c[x] != "string")
                                return Q.errors = [{ instancePath: s + "/conversation_config/template_variables/" + x.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var i = R === e;
                              if (!i)
                                break;
                            }
                          else
                            return Q.errors = [{ instancePath: s + "/conversation_config/template_variables", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                        var f = _ === e;
                      } else
                        var f = !0;
                  }
                }
              } else
                return Q.errors = [{ instancePath: s + "/conversation_config", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
            var t = h === e;
          } else
            var t = !0;
          if (t) {
            if (r.tools !== void 0) {
              let y = e;
              Ae(r.tools, { instancePath: s + "/tools", parentData: r, parentDataProperty: "tools", rootData: w, dynamicAnchors: P }) || (a = a === null ? Ae.errors : a.concat(Ae.errors), e = a.length);
              var t = y === e;
            } else
              var t = !0;
            if (t)
              if (r.debug !== void 0) {
                let y = r.debug, h = e;
                if (e === e)
                  if (y && typeof y == "object" && !Array.isArray(y)) {
                    if (y.llm !== void 0 && typeof y.llm != "boolean")
                      return Q.errors = [{ instancePath: s + "/debug/llm", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                  } else
                    return Q.errors = [{ instancePath: s + "/debug", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                var t = h === e;
              } else
                var t = !0;
          }
        }
      }
    } else
      return Q.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return Q.errors = a, e === 0;
}
Q.evaluated = { props: { message: !0, audio_format: !0, conversation_config: !0, tools: !0, debug: !0 }, dynamicProps: !1, dynamicItems: !1 };
var lr = ge;
function ge(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = ge.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let f;
      if (r.message === void 0 && (f = "message") || r.seq_no === void 0 && (f = "seq_no"))
        return ge.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: f }, message: "must have required property '" + f + "'" }], !1;
      if (r.message !== void 0) {
        let i = r.message, l = e;
        if (typeof i != "string")
          return ge.errors = [{ instancePath: s + "/message", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "AudioReceived")
          return ge.errors = [{ instancePath: s + "/message", keyword: "const", params: { allowedValue: "AudioReceived" }, message: "must be equal to constant" }], !1;
        var t = l === e;
      } else
        var t = !0;
      if (t)
        if (r.seq_no !== void 0) {
          let i = r.seq_no, l = e;
          if (!(typeof i == "number" && !(i % 1) && !isNaN(i)))
            return ge.errors = [{ instancePath: s + "/seq_no", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          var t = l === e;
        } else
          var t = !0;
    } else
      return ge.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return ge.errors = a, e === 0;
}
ge.evaluated = { props: { message: !0, seq_no: !0 }, dynamicProps: !1, dynamicItems: !1 };
var fr = _e;
function _e(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = _e.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let f;
      if (r.message === void 0 && (f = "message") || r.last_seq_no === void 0 && (f = "last_seq_no"))
        return _e.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: f }, message: "must have required property '" + f + "'" }], !1;
      if (r.message !== void 0) {
        let i = r.message, l = e;
        if (typeof i != "string")
          return _e.errors = [{ instancePath: s + "/message", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "AudioEnded")
          return _e.errors = [{ instancePath: s + "/message", keyword: "const", params: { allowedValue: "AudioEnded" }, message: "must be equal to constant" }], !1;
        var t = l === e;
      } else
        var t = !0;
      if (t)
        if (r.last_seq_no !== void 0) {
          let i = r.last_seq_no, l = e;
          if (!(typeof i == "number" && !(i % 1) && !isNaN(i)))
            return _e.errors = [{ instancePath: s + "/last_seq_no", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          var t = l === e;
        } else
          var t = !0;
    } else
      return _e.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return _e.errors = a, e === 0;
}
_e.evaluated = { props: { message: !0, last_seq_no: !0 }, dynamicProps: !1, dynamicItems: !1 };
var pr = oe;
function oe(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = oe.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let f;
      if (r.message === void 0 && (f = "message") || r.input === void 0 && (f = "input"))
        return oe.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: f }, message: "must have required property '" + f + "'" }], !1;
      if (r.message !== void 0) {
        let i = r.message, l = e;
        if (typeof i != "string")
          return oe.errors = [{ instancePath: s + "/message", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "AddInput")
          return oe.errors = [{ instancePath: s + "/message", keyword: "const", params: { allowedValue: "AddInput" }, message: "must be equal to constant" }], !1;
        var t = l === e;
      } else
        var t = !0;
      if (t) {
        if (r.input !== void 0) {
          let i = e;
          if (typeof r.input != "string")
            return oe.errors = [{ instancePath: s + "/input", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var t = i === e;
        } else
          var t = !0;
        if (t) {
          if (r.interrupt_response !== void 0) {
            let i = e;
            if (typeof r.interrupt_response != "boolean")
              return oe.errors = [{ instancePath: s + "/interrupt_response", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
            var t = i === e;
          } else
            var t = !0;
          if (t)
            if (r.immediate !== void 0) {
              let i = e;
              if (typeof r.immediate != "boolean")
                return oe.errors = [{ instancePath: s + "/immediate", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
              var t = i === e;
            } else
              var t = !0;
        }
      }
    } else
      return oe.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return oe.errors = a, e === 0;
}
oe.evaluated = { props: { message: !0, input: !0, interrupt_response: !0, immediate: !0 }, dynamicProps: !1, dynamicItems: !1 };
var mr = ae;
var ur = { type: "string", enum: ["ok", "rejected", "failed"] };
function ae(r, { instancePath: s = "", parentData: z, parentDataProperty: $, rootData: w = r, dynamicAnchors: P = {} } = {}) {
  let a = null, e = 0, n = ae.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let f;
      if (r.message === void 0 && (f = "message") || r.id === void 0 && (f = "id") || r.status === void 0 && (f = "status"))
        return ae.errors = [{ instancePath: s, keyword: "required", params: { missingProperty: f }, message: "must have required property '" + f + "'" }], !1;
      if (r.message !== void 0) {
        let i = r.message, l = e;
        if (typeof i != "string")
          return ae.errors = [{ instancePath: s + "/message", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "ToolResult")
          return ae.errors = [{ instancePath: s + "/message", keyword: "const", params: { allowedValue: "ToolResult" }, message: "must be equal to constant" }], !1;
        var t = l === e;
      } else
        var t = !0;
      if (t) {
        if (r.id !== void 0) {
          let i = e;
          if (typeof r.id != "string")
            return ae.errors = [{ instancePath: s + "/id", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var t = i === e;
        } else
          var t = !0;
        if (t) {
          if (r.status !== void 0) {
            let i = r.status, l = e;
            if (typeof i != "string")
              return ae.errors = [{ instancePath: s + "/status", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (!(i === "ok" || i === "rejected" || i === "failed"))
              return ae.errors = [{ instancePath: s + "/status", keyword: "enum", params: { allowedValues: ur.enum }, message: "must be equal to one of the allowed values" }], !1;
            var t = l === e;
          } else
            var t = !0;
          if (t)
            if (r.content !== void 0) {
              let i = e;
              if (typeof r.content != "string")
                return ae.errors = [{ instancePath: s + "/content", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var t = i === e;
            } else
              var t = !0;
        }
      }
    } else
      return ae.errors = [{ instancePath: s, keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return ae.errors = a, e === 0;
}
ae.evaluated = { props: { message: !0, id: !0, status: !0, content: !0 }, dynamicProps: !1, dynamicItems: !1 };
var cr = { batch_JobConfig: Se, realtime_StartRecognition: Me, realtime_AddChannelAudio: Qe, realtime_EndOfStream: Xe, realtime_EndOfChannel: Ye, realtime_ForceEndOfUtterance: er, realtime_SetRecognitionConfig: rr, realtime_GetSpeakers: sr, flow_StartConversation: tr, flow_AudioReceived: lr, flow_AudioEnded: fr, flow_AddInput: pr, flow_ToolResult: mr };
export {
  Se as batch_JobConfig,
  cr as default,
  pr as flow_AddInput,
  fr as flow_AudioEnded,
  lr as flow_AudioReceived,
  tr as flow_StartConversation,
  mr as flow_ToolResult,
  Qe as realtime_AddChannelAudio,
  Ye as realtime_EndOfChannel,
  Xe as realtime_EndOfStream,
  er as realtime_ForceEndOfUtterance,
  sr as realtime_GetSpeakers,
  rr as realtime_SetRecognitionConfig,
  Me as realtime_StartRecognition
};
