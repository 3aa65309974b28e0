// Made by `pnpm generate` from openapi/. Do not edit.
// @ts-nocheck: Ajv has written it, without types.
import type { Validate } from '../check/mismatch.ts'
export const LoginAnswer: Validate = validate20;
const schema31 = {"$id":"https://contract.invalid/LoginAnswer","type":"object","required":["success","message","token","user"],"properties":{"success":{"type":"boolean"},"message":{"type":"string"},"token":{"type":"string","pattern":"\\S","description":"Sent as bearer token from now on."},"user":{"$ref":"https://contract.invalid/spec#/components/schemas/User"}}};
const pattern4 = new RegExp("\\S", "u");
const schema33 = {"type":"object","description":"A person with an account.","required":["_id","fullName","email","role"],"properties":{"_id":{"type":"string"},"fullName":{"type":"string"},"email":{"type":"string"},"phone":{"$ref":"#/components/schemas/Phone"},"city":{"type":"string"},"state":{"type":"string","description":"camelCase name of a state or union territory, for example andhraPradesh."},"pinCode":{"type":["string","integer"],"description":"Postal code of 6 digits."},"pincode":{"type":["string","integer"],"description":"The same under the spelling that some reads use."},"village":{"type":"string"},"fatherName":{"type":"string"},"dob":{"type":"string","description":"Date of birth, YYYY-MM-DD."},"gender":{"$ref":"#/components/schemas/Gender"},"avatar":{"anyOf":[{"$ref":"#/components/schemas/Picture"},{"type":"null"}]},"profile":{"description":"The avatar under the name that some reads use.","anyOf":[{"$ref":"#/components/schemas/Picture"},{"type":"null"}]},"role":{"type":"integer","description":"10 and 11 are student-type, 12 is a franchise operator."},"rollNo":{"type":"string","description":"Student id, for example XYZ/01/2023; it may hold slashes."},"createdAt":{"type":"string","description":"When the account was made; ISO 8601, UTC."},"courses":{"type":"array","description":"The person's courses, as ids or as records; null in the place of one that has been deleted.","x-assumption":"The documents do not say which.","items":{"anyOf":[{"type":"string"},{"$ref":"#/components/schemas/CourseRef"},{"type":"null"}]}}}};
const schema34 = {"description":"Digits; one document says number, the other is silent.","x-assumption":"Read as number or text, written as text, so that leading zeros live.","type":["string","integer"]};
const schema35 = {"type":"string","description":"One of the three choices of every form.","enum":["male","female","other"]};
const schema36 = {"type":"object","description":"A picture on the web.","properties":{"url":{"type":"string","description":"Address of the picture; https."}}};
const schema38 = {"type":"object","description":"A course as other records hold it.","required":["_id"],"properties":{"_id":{"type":"string"},"title":{"type":"string"}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data._id === undefined) && (missing0 = "_id")) || ((data.fullName === undefined) && (missing0 = "fullName"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.role === undefined) && (missing0 = "role"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data._id !== undefined){
const _errs1 = errors;
if(typeof data._id !== "string"){
validate22.errors = [{instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fullName !== undefined){
const _errs3 = errors;
if(typeof data.fullName !== "string"){
validate22.errors = [{instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs5 = errors;
if(typeof data.email !== "string"){
validate22.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data3 = data.phone;
const _errs7 = errors;
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))))){
validate22.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/Phone/type",keyword:"type",params:{type: schema34.type},message:"must be string,integer"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
const _errs10 = errors;
if(typeof data.city !== "string"){
validate22.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs12 = errors;
if(typeof data.state !== "string"){
validate22.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pinCode !== undefined){
let data6 = data.pinCode;
const _errs14 = errors;
if((typeof data6 !== "string") && (!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))))){
validate22.errors = [{instancePath:instancePath+"/pinCode",schemaPath:"#/properties/pinCode/type",keyword:"type",params:{type: schema33.properties.pinCode.type},message:"must be string,integer"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pincode !== undefined){
let data7 = data.pincode;
const _errs16 = errors;
if((typeof data7 !== "string") && (!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))))){
validate22.errors = [{instancePath:instancePath+"/pincode",schemaPath:"#/properties/pincode/type",keyword:"type",params:{type: schema33.properties.pincode.type},message:"must be string,integer"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.village !== undefined){
const _errs18 = errors;
if(typeof data.village !== "string"){
validate22.errors = [{instancePath:instancePath+"/village",schemaPath:"#/properties/village/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fatherName !== undefined){
const _errs20 = errors;
if(typeof data.fatherName !== "string"){
validate22.errors = [{instancePath:instancePath+"/fatherName",schemaPath:"#/properties/fatherName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dob !== undefined){
const _errs22 = errors;
if(typeof data.dob !== "string"){
validate22.errors = [{instancePath:instancePath+"/dob",schemaPath:"#/properties/dob/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gender !== undefined){
let data11 = data.gender;
const _errs24 = errors;
if(typeof data11 !== "string"){
validate22.errors = [{instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/Gender/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data11 === "male") || (data11 === "female")) || (data11 === "other"))){
validate22.errors = [{instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/Gender/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar !== undefined){
let data12 = data.avatar;
const _errs27 = errors;
const _errs28 = errors;
let valid3 = false;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.url !== undefined){
if(typeof data12.url !== "string"){
const err0 = {instancePath:instancePath+"/avatar/url",schemaPath:"#/components/schemas/Picture/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/avatar",schemaPath:"#/components/schemas/Picture/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs29 === errors;
valid3 = valid3 || _valid0;
if(_valid0){
var props0 = {};
props0.url = true;
}
const _errs34 = errors;
if(data12 !== null){
const err2 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs34 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err3 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profile !== undefined){
let data14 = data.profile;
const _errs36 = errors;
const _errs37 = errors;
let valid6 = false;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.url !== undefined){
if(typeof data14.url !== "string"){
const err4 = {instancePath:instancePath+"/profile/url",schemaPath:"#/components/schemas/Picture/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Picture/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs38 === errors;
valid6 = valid6 || _valid1;
if(_valid1){
var props1 = {};
props1.url = true;
}
const _errs43 = errors;
if(data14 !== null){
const err6 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs43 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err7 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data16 = data.role;
const _errs45 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate22.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rollNo !== undefined){
const _errs47 = errors;
if(typeof data.rollNo !== "string"){
validate22.errors = [{instancePath:instancePath+"/rollNo",schemaPath:"#/properties/rollNo/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs49 = errors;
if(typeof data.createdAt !== "string"){
validate22.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.courses !== undefined){
let data19 = data.courses;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data19)){
var valid9 = true;
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
let data20 = data19[i0];
const _errs53 = errors;
const _errs54 = errors;
let valid10 = false;
const _errs55 = errors;
if(typeof data20 !== "string"){
const err8 = {instancePath:instancePath+"/courses/" + i0,schemaPath:"#/properties/courses/items/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs55 === errors;
valid10 = valid10 || _valid2;
const _errs57 = errors;
const _errs58 = errors;
if(errors === _errs58){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing1;
if((data20._id === undefined) && (missing1 = "_id")){
const err9 = {instancePath:instancePath+"/courses/" + i0,schemaPath:"#/components/schemas/CourseRef/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data20._id !== undefined){
const _errs60 = errors;
if(typeof data20._id !== "string"){
const err10 = {instancePath:instancePath+"/courses/" + i0+"/_id",schemaPath:"#/components/schemas/CourseRef/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid12 = _errs60 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data20.title !== undefined){
const _errs62 = errors;
if(typeof data20.title !== "string"){
const err11 = {instancePath:instancePath+"/courses/" + i0+"/title",schemaPath:"#/components/schemas/CourseRef/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid12 = _errs62 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/courses/" + i0,schemaPath:"#/components/schemas/CourseRef/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid2 = _errs57 === errors;
valid10 = valid10 || _valid2;
if(_valid2){
var props2 = {};
props2._id = true;
props2.title = true;
}
const _errs64 = errors;
if(data20 !== null){
const err13 = {instancePath:instancePath+"/courses/" + i0,schemaPath:"#/properties/courses/items/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid2 = _errs64 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const err14 = {instancePath:instancePath+"/courses/" + i0,schemaPath:"#/properties/courses/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
var valid9 = _errs53 === errors;
if(!valid9){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/courses",schemaPath:"#/properties/courses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
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
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"_id":true,"fullName":true,"email":true,"phone":true,"city":true,"state":true,"pinCode":true,"pincode":true,"village":true,"fatherName":true,"dob":true,"gender":true,"avatar":true,"profile":true,"role":true,"rollNo":true,"createdAt":true,"courses":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/LoginAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.token === undefined) && (missing0 = "token"))) || ((data.user === undefined) && (missing0 = "user"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(typeof data.success !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
let data2 = data.token;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate20.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
const _errs7 = errors;
if(!(validate22(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"success":true,"message":true,"token":true,"user":true},"dynamicProps":false,"dynamicItems":false};

export const RegisterAnswer: Validate = validate24;
const schema39 = {"$id":"https://contract.invalid/RegisterAnswer","$ref":"https://contract.invalid/spec#/components/schemas/Receipt"};
const schema40 = {"type":"object","description":"A write that worked; `message` is shown to the person.","required":["success","message"],"properties":{"success":{"type":"boolean"},"message":{"type":"string","description":"A sentence for people to read."}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/RegisterAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate24.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/success",schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate24.errors = [{instancePath:instancePath+"/message",schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"success":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const GetProfileAnswer: Validate = validate25;
const schema41 = {"$id":"https://contract.invalid/GetProfileAnswer","type":"object","required":["user"],"properties":{"success":{"type":"boolean"},"message":{"type":"string"},"user":{"$ref":"https://contract.invalid/spec#/components/schemas/User"}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data._id === undefined) && (missing0 = "_id")) || ((data.fullName === undefined) && (missing0 = "fullName"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.role === undefined) && (missing0 = "role"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data._id !== undefined){
const _errs1 = errors;
if(typeof data._id !== "string"){
validate26.errors = [{instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fullName !== undefined){
const _errs3 = errors;
if(typeof data.fullName !== "string"){
validate26.errors = [{instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs5 = errors;
if(typeof data.email !== "string"){
validate26.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data3 = data.phone;
const _errs7 = errors;
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))))){
validate26.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/Phone/type",keyword:"type",params:{type: schema34.type},message:"must be string,integer"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
const _errs10 = errors;
if(typeof data.city !== "string"){
validate26.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs12 = errors;
if(typeof data.state !== "string"){
validate26.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pinCode !== undefined){
let data6 = data.pinCode;
const _errs14 = errors;
if((typeof data6 !== "string") && (!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))))){
validate26.errors = [{instancePath:instancePath+"/pinCode",schemaPath:"#/properties/pinCode/type",keyword:"type",params:{type: schema33.properties.pinCode.type},message:"must be string,integer"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pincode !== undefined){
let data7 = data.pincode;
const _errs16 = errors;
if((typeof data7 !== "string") && (!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))))){
validate26.errors = [{instancePath:instancePath+"/pincode",schemaPath:"#/properties/pincode/type",keyword:"type",params:{type: schema33.properties.pincode.type},message:"must be string,integer"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.village !== undefined){
const _errs18 = errors;
if(typeof data.village !== "string"){
validate26.errors = [{instancePath:instancePath+"/village",schemaPath:"#/properties/village/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fatherName !== undefined){
const _errs20 = errors;
if(typeof data.fatherName !== "string"){
validate26.errors = [{instancePath:instancePath+"/fatherName",schemaPath:"#/properties/fatherName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dob !== undefined){
const _errs22 = errors;
if(typeof data.dob !== "string"){
validate26.errors = [{instancePath:instancePath+"/dob",schemaPath:"#/properties/dob/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gender !== undefined){
let data11 = data.gender;
const _errs24 = errors;
if(typeof data11 !== "string"){
validate26.errors = [{instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/Gender/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data11 === "male") || (data11 === "female")) || (data11 === "other"))){
validate26.errors = [{instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/Gender/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar !== undefined){
let data12 = data.avatar;
const _errs27 = errors;
const _errs28 = errors;
let valid3 = false;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.url !== undefined){
if(typeof data12.url !== "string"){
const err0 = {instancePath:instancePath+"/avatar/url",schemaPath:"#/components/schemas/Picture/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/avatar",schemaPath:"#/components/schemas/Picture/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs29 === errors;
valid3 = valid3 || _valid0;
if(_valid0){
var props0 = {};
props0.url = true;
}
const _errs34 = errors;
if(data12 !== null){
const err2 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs34 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err3 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate26.errors = vErrors;
return false;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profile !== undefined){
let data14 = data.profile;
const _errs36 = errors;
const _errs37 = errors;
let valid6 = false;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.url !== undefined){
if(typeof data14.url !== "string"){
const err4 = {instancePath:instancePath+"/profile/url",schemaPath:"#/components/schemas/Picture/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Picture/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs38 === errors;
valid6 = valid6 || _valid1;
if(_valid1){
var props1 = {};
props1.url = true;
}
const _errs43 = errors;
if(data14 !== null){
const err6 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs43 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err7 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate26.errors = vErrors;
return false;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data16 = data.role;
const _errs45 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate26.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rollNo !== undefined){
const _errs47 = errors;
if(typeof data.rollNo !== "string"){
validate26.errors = [{instancePath:instancePath+"/rollNo",schemaPath:"#/properties/rollNo/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs49 = errors;
if(typeof data.createdAt !== "string"){
validate26.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.courses !== undefined){
let data19 = data.courses;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data19)){
var valid9 = true;
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
let data20 = data19[i0];
const _errs53 = errors;
const _errs54 = errors;
let valid10 = false;
const _errs55 = errors;
if(typeof data20 !== "string"){
const err8 = {instancePath:instancePath+"/courses/" + i0,schemaPath:"#/properties/courses/items/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs55 === errors;
valid10 = valid10 || _valid2;
const _errs57 = errors;
const _errs58 = errors;
if(errors === _errs58){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing1;
if((data20._id === undefined) && (missing1 = "_id")){
const err9 = {instancePath:instancePath+"/courses/" + i0,schemaPath:"#/components/schemas/CourseRef/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data20._id !== undefined){
const _errs60 = errors;
if(typeof data20._id !== "string"){
const err10 = {instancePath:instancePath+"/courses/" + i0+"/_id",schemaPath:"#/components/schemas/CourseRef/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid12 = _errs60 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data20.title !== undefined){
const _errs62 = errors;
if(typeof data20.title !== "string"){
const err11 = {instancePath:instancePath+"/courses/" + i0+"/title",schemaPath:"#/components/schemas/CourseRef/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid12 = _errs62 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/courses/" + i0,schemaPath:"#/components/schemas/CourseRef/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid2 = _errs57 === errors;
valid10 = valid10 || _valid2;
if(_valid2){
var props2 = {};
props2._id = true;
props2.title = true;
}
const _errs64 = errors;
if(data20 !== null){
const err13 = {instancePath:instancePath+"/courses/" + i0,schemaPath:"#/properties/courses/items/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid2 = _errs64 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const err14 = {instancePath:instancePath+"/courses/" + i0,schemaPath:"#/properties/courses/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate26.errors = vErrors;
return false;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
var valid9 = _errs53 === errors;
if(!valid9){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/courses",schemaPath:"#/properties/courses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
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
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"_id":true,"fullName":true,"email":true,"phone":true,"city":true,"state":true,"pinCode":true,"pincode":true,"village":true,"fatherName":true,"dob":true,"gender":true,"avatar":true,"profile":true,"role":true,"rollNo":true,"createdAt":true,"courses":true},"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/GetProfileAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.user === undefined) && (missing0 = "user")){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(typeof data.success !== "boolean"){
validate25.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate25.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
const _errs5 = errors;
if(!(validate26(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"success":true,"message":true,"user":true},"dynamicProps":false,"dynamicItems":false};

export const UpdateProfileAnswer: Validate = validate28;
const schema48 = {"$id":"https://contract.invalid/UpdateProfileAnswer","$ref":"https://contract.invalid/spec#/components/schemas/Receipt"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/UpdateProfileAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate28.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate28.errors = [{instancePath:instancePath+"/success",schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate28.errors = [{instancePath:instancePath+"/message",schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"success":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const UpdatePasswordAnswer: Validate = validate29;
const schema50 = {"$id":"https://contract.invalid/UpdatePasswordAnswer","$ref":"https://contract.invalid/spec#/components/schemas/SilentReceipt"};
const schema51 = {"type":"object","description":"A write that worked. The documents do not show its answer, so nothing in it is promised.","x-assumption":"The response shape is not shown; success and message are read when they are there.","properties":{"success":{"type":"boolean"},"message":{"type":"string","description":"A sentence for people to read."}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/UpdatePasswordAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate29.errors = [{instancePath:instancePath+"/success",schemaPath:"https://contract.invalid/spec#/components/schemas/SilentReceipt/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate29.errors = [{instancePath:instancePath+"/message",schemaPath:"https://contract.invalid/spec#/components/schemas/SilentReceipt/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/SilentReceipt/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"success":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const UploadPhotoAnswer: Validate = validate30;
const schema52 = {"$id":"https://contract.invalid/UploadPhotoAnswer","$ref":"https://contract.invalid/spec#/components/schemas/SilentReceipt"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/UploadPhotoAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/success",schemaPath:"https://contract.invalid/spec#/components/schemas/SilentReceipt/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate30.errors = [{instancePath:instancePath+"/message",schemaPath:"https://contract.invalid/spec#/components/schemas/SilentReceipt/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/SilentReceipt/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"success":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const RemovePhotoAnswer: Validate = validate31;
const schema54 = {"$id":"https://contract.invalid/RemovePhotoAnswer","type":"object","required":["message"],"properties":{"success":{"type":"boolean"},"message":{"type":"string"}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/RemovePhotoAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(typeof data.success !== "boolean"){
validate31.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate31.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"success":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const ListCoursesAnswer: Validate = validate32;
const schema55 = {"$id":"https://contract.invalid/ListCoursesAnswer","type":"object","required":["courses"],"properties":{"success":{"type":"boolean"},"message":{"type":"string"},"courses":{"type":"array","items":{"$ref":"https://contract.invalid/spec#/components/schemas/Course"}}}};
const schema56 = {"type":"object","description":"A course that can be bought.","required":["_id","title","price"],"properties":{"_id":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"thumbnail":{"$ref":"#/components/schemas/Picture"},"price":{"type":"number","description":"Rupees."},"discountedPrice":{"type":"number","description":"Rupees; 0 or absent means no discount."},"features":{"type":"array","items":{"type":"string"},"description":"What a student learns."},"sessionDuration":{"type":"number","description":"Months."},"examFees":{"type":"number","description":"Rupees."},"updatedAt":{"type":"string","description":"ISO 8601, UTC."},"subjectList":{"type":"array","items":{"type":"string"},"description":"The subjects of a marksheet."},"category":{"type":"string","description":"The heading under which the course is listed.","x-assumption":"The documents show a category list and no field for it."}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data._id === undefined) && (missing0 = "_id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.price === undefined) && (missing0 = "price"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data._id !== undefined){
const _errs1 = errors;
if(typeof data._id !== "string"){
validate33.errors = [{instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate33.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs5 = errors;
if(typeof data.description !== "string"){
validate33.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thumbnail !== undefined){
let data3 = data.thumbnail;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.url !== undefined){
if(typeof data3.url !== "string"){
validate33.errors = [{instancePath:instancePath+"/thumbnail/url",schemaPath:"#/components/schemas/Picture/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/thumbnail",schemaPath:"#/components/schemas/Picture/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
const _errs12 = errors;
if(!(typeof data.price == "number")){
validate33.errors = [{instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.discountedPrice !== undefined){
const _errs14 = errors;
if(!(typeof data.discountedPrice == "number")){
validate33.errors = [{instancePath:instancePath+"/discountedPrice",schemaPath:"#/properties/discountedPrice/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.features !== undefined){
let data7 = data.features;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs18 = errors;
if(typeof data7[i0] !== "string"){
validate33.errors = [{instancePath:instancePath+"/features/" + i0,schemaPath:"#/properties/features/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sessionDuration !== undefined){
const _errs20 = errors;
if(!(typeof data.sessionDuration == "number")){
validate33.errors = [{instancePath:instancePath+"/sessionDuration",schemaPath:"#/properties/sessionDuration/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.examFees !== undefined){
const _errs22 = errors;
if(!(typeof data.examFees == "number")){
validate33.errors = [{instancePath:instancePath+"/examFees",schemaPath:"#/properties/examFees/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
const _errs24 = errors;
if(typeof data.updatedAt !== "string"){
validate33.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subjectList !== undefined){
let data12 = data.subjectList;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data12)){
var valid4 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs28 = errors;
if(typeof data12[i1] !== "string"){
validate33.errors = [{instancePath:instancePath+"/subjectList/" + i1,schemaPath:"#/properties/subjectList/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs28 === errors;
if(!valid4){
break;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/subjectList",schemaPath:"#/properties/subjectList/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined){
const _errs30 = errors;
if(typeof data.category !== "string"){
validate33.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
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
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"_id":true,"title":true,"description":true,"thumbnail":true,"price":true,"discountedPrice":true,"features":true,"sessionDuration":true,"examFees":true,"updatedAt":true,"subjectList":true,"category":true},"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/ListCoursesAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.courses === undefined) && (missing0 = "courses")){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(typeof data.success !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate32.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.courses !== undefined){
let data2 = data.courses;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate33(data2[i0], {instancePath:instancePath+"/courses/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/courses",schemaPath:"#/properties/courses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"success":true,"message":true,"courses":true},"dynamicProps":false,"dynamicItems":false};

export const GetCourseAnswer: Validate = validate35;
const schema58 = {"$id":"https://contract.invalid/GetCourseAnswer","type":"object","required":["course"],"properties":{"success":{"type":"boolean"},"message":{"type":"string"},"course":{"$ref":"https://contract.invalid/spec#/components/schemas/Course"}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data._id === undefined) && (missing0 = "_id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.price === undefined) && (missing0 = "price"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data._id !== undefined){
const _errs1 = errors;
if(typeof data._id !== "string"){
validate36.errors = [{instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate36.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs5 = errors;
if(typeof data.description !== "string"){
validate36.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thumbnail !== undefined){
let data3 = data.thumbnail;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.url !== undefined){
if(typeof data3.url !== "string"){
validate36.errors = [{instancePath:instancePath+"/thumbnail/url",schemaPath:"#/components/schemas/Picture/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/thumbnail",schemaPath:"#/components/schemas/Picture/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
const _errs12 = errors;
if(!(typeof data.price == "number")){
validate36.errors = [{instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.discountedPrice !== undefined){
const _errs14 = errors;
if(!(typeof data.discountedPrice == "number")){
validate36.errors = [{instancePath:instancePath+"/discountedPrice",schemaPath:"#/properties/discountedPrice/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.features !== undefined){
let data7 = data.features;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs18 = errors;
if(typeof data7[i0] !== "string"){
validate36.errors = [{instancePath:instancePath+"/features/" + i0,schemaPath:"#/properties/features/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sessionDuration !== undefined){
const _errs20 = errors;
if(!(typeof data.sessionDuration == "number")){
validate36.errors = [{instancePath:instancePath+"/sessionDuration",schemaPath:"#/properties/sessionDuration/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.examFees !== undefined){
const _errs22 = errors;
if(!(typeof data.examFees == "number")){
validate36.errors = [{instancePath:instancePath+"/examFees",schemaPath:"#/properties/examFees/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
const _errs24 = errors;
if(typeof data.updatedAt !== "string"){
validate36.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subjectList !== undefined){
let data12 = data.subjectList;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data12)){
var valid4 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs28 = errors;
if(typeof data12[i1] !== "string"){
validate36.errors = [{instancePath:instancePath+"/subjectList/" + i1,schemaPath:"#/properties/subjectList/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs28 === errors;
if(!valid4){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/subjectList",schemaPath:"#/properties/subjectList/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined){
const _errs30 = errors;
if(typeof data.category !== "string"){
validate36.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
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
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"_id":true,"title":true,"description":true,"thumbnail":true,"price":true,"discountedPrice":true,"features":true,"sessionDuration":true,"examFees":true,"updatedAt":true,"subjectList":true,"category":true},"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/GetCourseAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.course === undefined) && (missing0 = "course")){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(typeof data.success !== "boolean"){
validate35.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate35.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.course !== undefined){
const _errs5 = errors;
if(!(validate36(data.course, {instancePath:instancePath+"/course",parentData:data,parentDataProperty:"course",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"success":true,"message":true,"course":true},"dynamicProps":false,"dynamicItems":false};

export const SendQueryAnswer: Validate = validate38;
const schema61 = {"$id":"https://contract.invalid/SendQueryAnswer","$ref":"https://contract.invalid/spec#/components/schemas/Receipt"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/SendQueryAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate38.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate38.errors = [{instancePath:instancePath+"/success",schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate38.errors = [{instancePath:instancePath+"/message",schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"success":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const RequestFranchiseAnswer: Validate = validate39;
const schema63 = {"$id":"https://contract.invalid/RequestFranchiseAnswer","$ref":"https://contract.invalid/spec#/components/schemas/SilentReceipt"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/RequestFranchiseAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate39.errors = [{instancePath:instancePath+"/success",schemaPath:"https://contract.invalid/spec#/components/schemas/SilentReceipt/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate39.errors = [{instancePath:instancePath+"/message",schemaPath:"https://contract.invalid/spec#/components/schemas/SilentReceipt/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/SilentReceipt/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"success":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const CreatePurchaseAnswer: Validate = validate40;
const schema65 = {"$id":"https://contract.invalid/CreatePurchaseAnswer","type":"object","required":["success","payment_request"],"properties":{"success":{"type":"boolean"},"message":{"type":"string"},"payment_request":{"type":"object","required":["longurl"],"properties":{"longurl":{"type":"string","description":"Where the browser goes to pay."}}}}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/CreatePurchaseAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.payment_request === undefined) && (missing0 = "payment_request"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(typeof data.success !== "boolean"){
validate40.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate40.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payment_request !== undefined){
let data2 = data.payment_request;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.longurl === undefined) && (missing1 = "longurl")){
validate40.errors = [{instancePath:instancePath+"/payment_request",schemaPath:"#/properties/payment_request/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.longurl !== undefined){
if(typeof data2.longurl !== "string"){
validate40.errors = [{instancePath:instancePath+"/payment_request/longurl",schemaPath:"#/properties/payment_request/properties/longurl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/payment_request",schemaPath:"#/properties/payment_request/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"success":true,"message":true,"payment_request":true},"dynamicProps":false,"dynamicItems":false};

export const ConfirmPurchaseAnswer: Validate = validate41;
const schema66 = {"$id":"https://contract.invalid/ConfirmPurchaseAnswer","$ref":"https://contract.invalid/spec#/components/schemas/Receipt"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/ConfirmPurchaseAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate41.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate41.errors = [{instancePath:instancePath+"/success",schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate41.errors = [{instancePath:instancePath+"/message",schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"success":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const GetInvoiceAnswer: Validate = validate42;
const schema68 = {"$id":"https://contract.invalid/GetInvoiceAnswer","type":"string","format":"html"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/GetInvoiceAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(!(typeof data === "string")){
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const FindResultAnswer: Validate = validate43;
const schema69 = {"$id":"https://contract.invalid/FindResultAnswer","type":"string","format":"html"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/FindResultAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(!(typeof data === "string")){
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const FindMarksheetAnswer: Validate = validate44;
const schema70 = {"$id":"https://contract.invalid/FindMarksheetAnswer","type":"string","format":"html"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/FindMarksheetAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(!(typeof data === "string")){
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const ListStudentsAnswer: Validate = validate45;
const schema71 = {"$id":"https://contract.invalid/ListStudentsAnswer","type":"object","required":["users"],"properties":{"success":{"type":"boolean"},"message":{"type":"string"},"users":{"type":"array","items":{"$ref":"https://contract.invalid/spec#/components/schemas/Student"}}}};
const schema72 = {"type":"object","description":"A student as the operator's lists show one.","required":["_id","fullName"],"properties":{"_id":{"type":"string"},"fullName":{"type":"string"},"fatherName":{"type":"string"},"email":{"type":"string"},"phone":{"$ref":"#/components/schemas/Phone"},"createdAt":{"type":"string","description":"ISO 8601, UTC."},"isActive":{"type":"boolean","description":"true is Active, false is Ended."},"courses":{"type":"array","items":{"anyOf":[{"type":"string"},{"$ref":"#/components/schemas/CourseRef"},{"type":"null"}]}},"rollNo":{"type":"string"},"dob":{"type":"string","description":"YYYY-MM-DD."},"gender":{"$ref":"#/components/schemas/Gender"},"city":{"type":"string"},"state":{"type":"string"},"village":{"type":"string"},"pincode":{"type":["string","integer"]},"pinCode":{"type":["string","integer"]},"avatar":{"anyOf":[{"$ref":"#/components/schemas/Picture"},{"type":"null"}]},"role":{"type":"integer"}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data._id === undefined) && (missing0 = "_id")) || ((data.fullName === undefined) && (missing0 = "fullName"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data._id !== undefined){
const _errs1 = errors;
if(typeof data._id !== "string"){
validate46.errors = [{instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fullName !== undefined){
const _errs3 = errors;
if(typeof data.fullName !== "string"){
validate46.errors = [{instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fatherName !== undefined){
const _errs5 = errors;
if(typeof data.fatherName !== "string"){
validate46.errors = [{instancePath:instancePath+"/fatherName",schemaPath:"#/properties/fatherName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs7 = errors;
if(typeof data.email !== "string"){
validate46.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data4 = data.phone;
const _errs9 = errors;
if((typeof data4 !== "string") && (!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))))){
validate46.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/Phone/type",keyword:"type",params:{type: schema34.type},message:"must be string,integer"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs12 = errors;
if(typeof data.createdAt !== "string"){
validate46.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isActive !== undefined){
const _errs14 = errors;
if(typeof data.isActive !== "boolean"){
validate46.errors = [{instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.courses !== undefined){
let data7 = data.courses;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs18 = errors;
const _errs19 = errors;
let valid3 = false;
const _errs20 = errors;
if(typeof data8 !== "string"){
const err0 = {instancePath:instancePath+"/courses/" + i0,schemaPath:"#/properties/courses/items/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid3 = valid3 || _valid0;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if((data8._id === undefined) && (missing1 = "_id")){
const err1 = {instancePath:instancePath+"/courses/" + i0,schemaPath:"#/components/schemas/CourseRef/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data8._id !== undefined){
const _errs25 = errors;
if(typeof data8._id !== "string"){
const err2 = {instancePath:instancePath+"/courses/" + i0+"/_id",schemaPath:"#/components/schemas/CourseRef/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid5 = _errs25 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.title !== undefined){
const _errs27 = errors;
if(typeof data8.title !== "string"){
const err3 = {instancePath:instancePath+"/courses/" + i0+"/title",schemaPath:"#/components/schemas/CourseRef/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/courses/" + i0,schemaPath:"#/components/schemas/CourseRef/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs22 === errors;
valid3 = valid3 || _valid0;
if(_valid0){
var props0 = {};
props0._id = true;
props0.title = true;
}
const _errs29 = errors;
if(data8 !== null){
const err5 = {instancePath:instancePath+"/courses/" + i0,schemaPath:"#/properties/courses/items/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs29 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err6 = {instancePath:instancePath+"/courses/" + i0,schemaPath:"#/properties/courses/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs18 === errors;
if(!valid2){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/courses",schemaPath:"#/properties/courses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rollNo !== undefined){
const _errs31 = errors;
if(typeof data.rollNo !== "string"){
validate46.errors = [{instancePath:instancePath+"/rollNo",schemaPath:"#/properties/rollNo/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dob !== undefined){
const _errs33 = errors;
if(typeof data.dob !== "string"){
validate46.errors = [{instancePath:instancePath+"/dob",schemaPath:"#/properties/dob/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gender !== undefined){
let data13 = data.gender;
const _errs35 = errors;
if(typeof data13 !== "string"){
validate46.errors = [{instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/Gender/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data13 === "male") || (data13 === "female")) || (data13 === "other"))){
validate46.errors = [{instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/Gender/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
const _errs38 = errors;
if(typeof data.city !== "string"){
validate46.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs40 = errors;
if(typeof data.state !== "string"){
validate46.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.village !== undefined){
const _errs42 = errors;
if(typeof data.village !== "string"){
validate46.errors = [{instancePath:instancePath+"/village",schemaPath:"#/properties/village/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pincode !== undefined){
let data17 = data.pincode;
const _errs44 = errors;
if((typeof data17 !== "string") && (!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))))){
validate46.errors = [{instancePath:instancePath+"/pincode",schemaPath:"#/properties/pincode/type",keyword:"type",params:{type: schema72.properties.pincode.type},message:"must be string,integer"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pinCode !== undefined){
let data18 = data.pinCode;
const _errs46 = errors;
if((typeof data18 !== "string") && (!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))))){
validate46.errors = [{instancePath:instancePath+"/pinCode",schemaPath:"#/properties/pinCode/type",keyword:"type",params:{type: schema72.properties.pinCode.type},message:"must be string,integer"}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar !== undefined){
let data19 = data.avatar;
const _errs48 = errors;
const _errs49 = errors;
let valid7 = false;
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs51){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.url !== undefined){
if(typeof data19.url !== "string"){
const err7 = {instancePath:instancePath+"/avatar/url",schemaPath:"#/components/schemas/Picture/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/avatar",schemaPath:"#/components/schemas/Picture/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid1 = _errs50 === errors;
valid7 = valid7 || _valid1;
if(_valid1){
var props1 = {};
props1.url = true;
}
const _errs55 = errors;
if(data19 !== null){
const err9 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid1 = _errs55 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const err10 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data21 = data.role;
const _errs57 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate46.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
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
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"_id":true,"fullName":true,"fatherName":true,"email":true,"phone":true,"createdAt":true,"isActive":true,"courses":true,"rollNo":true,"dob":true,"gender":true,"city":true,"state":true,"village":true,"pincode":true,"pinCode":true,"avatar":true,"role":true},"dynamicProps":false,"dynamicItems":false};


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/ListStudentsAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.users === undefined) && (missing0 = "users")){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(typeof data.success !== "boolean"){
validate45.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate45.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.users !== undefined){
let data2 = data.users;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate46(data2[i0], {instancePath:instancePath+"/users/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"success":true,"message":true,"users":true},"dynamicProps":false,"dynamicItems":false};

export const CreateStudentAnswer: Validate = validate48;
const schema77 = {"$id":"https://contract.invalid/CreateStudentAnswer","type":"object","description":"Created when success is true, or when the message is 'User registered successfully' in any case.","properties":{"success":{"type":"boolean"},"message":{"type":"string"}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/CreateStudentAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success !== undefined){
const _errs1 = errors;
if(typeof data.success !== "boolean"){
validate48.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate48.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"success":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const ListBatchesAnswer: Validate = validate49;
const schema78 = {"$id":"https://contract.invalid/ListBatchesAnswer","type":"object","required":["batches"],"properties":{"success":{"type":"boolean"},"message":{"type":"string"},"batches":{"type":"array","items":{"$ref":"https://contract.invalid/spec#/components/schemas/Batch"}}}};
const schema79 = {"type":"object","description":"A teaching group.","required":["_id","title"],"properties":{"_id":{"type":"string"},"title":{"type":"string"},"studentLimit":{"type":"number","description":"Number of seats."},"admittedStudents":{"type":"number","description":"Shown as available seats, unchanged."},"time":{"type":"string","description":"Free text, for example 10:00 AM - 12:00 PM."},"createdAt":{"type":"string","description":"ISO 8601, UTC."},"isActive":{"type":"boolean","description":"true is Active, false is Ended."}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/ListBatchesAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.batches === undefined) && (missing0 = "batches")){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(typeof data.success !== "boolean"){
validate49.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate49.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.batches !== undefined){
let data2 = data.batches;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3._id === undefined) && (missing1 = "_id")) || ((data3.title === undefined) && (missing1 = "title"))){
validate49.errors = [{instancePath:instancePath+"/batches/" + i0,schemaPath:"https://contract.invalid/spec#/components/schemas/Batch/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3._id !== undefined){
const _errs10 = errors;
if(typeof data3._id !== "string"){
validate49.errors = [{instancePath:instancePath+"/batches/" + i0+"/_id",schemaPath:"https://contract.invalid/spec#/components/schemas/Batch/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.title !== undefined){
const _errs12 = errors;
if(typeof data3.title !== "string"){
validate49.errors = [{instancePath:instancePath+"/batches/" + i0+"/title",schemaPath:"https://contract.invalid/spec#/components/schemas/Batch/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.studentLimit !== undefined){
const _errs14 = errors;
if(!(typeof data3.studentLimit == "number")){
validate49.errors = [{instancePath:instancePath+"/batches/" + i0+"/studentLimit",schemaPath:"https://contract.invalid/spec#/components/schemas/Batch/properties/studentLimit/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.admittedStudents !== undefined){
const _errs16 = errors;
if(!(typeof data3.admittedStudents == "number")){
validate49.errors = [{instancePath:instancePath+"/batches/" + i0+"/admittedStudents",schemaPath:"https://contract.invalid/spec#/components/schemas/Batch/properties/admittedStudents/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.time !== undefined){
const _errs18 = errors;
if(typeof data3.time !== "string"){
validate49.errors = [{instancePath:instancePath+"/batches/" + i0+"/time",schemaPath:"https://contract.invalid/spec#/components/schemas/Batch/properties/time/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.createdAt !== undefined){
const _errs20 = errors;
if(typeof data3.createdAt !== "string"){
validate49.errors = [{instancePath:instancePath+"/batches/" + i0+"/createdAt",schemaPath:"https://contract.invalid/spec#/components/schemas/Batch/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.isActive !== undefined){
const _errs22 = errors;
if(typeof data3.isActive !== "boolean"){
validate49.errors = [{instancePath:instancePath+"/batches/" + i0+"/isActive",schemaPath:"https://contract.invalid/spec#/components/schemas/Batch/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/batches/" + i0,schemaPath:"https://contract.invalid/spec#/components/schemas/Batch/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/batches",schemaPath:"#/properties/batches/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"success":true,"message":true,"batches":true},"dynamicProps":false,"dynamicItems":false};

export const CreateBatchAnswer: Validate = validate50;
const schema80 = {"$id":"https://contract.invalid/CreateBatchAnswer","$ref":"https://contract.invalid/spec#/components/schemas/Receipt"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/CreateBatchAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate50.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate50.errors = [{instancePath:instancePath+"/success",schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate50.errors = [{instancePath:instancePath+"/message",schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"success":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const DeleteBatchAnswer: Validate = validate51;
const schema82 = {"$id":"https://contract.invalid/DeleteBatchAnswer","$ref":"https://contract.invalid/spec#/components/schemas/Receipt"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/DeleteBatchAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate51.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate51.errors = [{instancePath:instancePath+"/success",schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate51.errors = [{instancePath:instancePath+"/message",schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"success":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const ListResultsAnswer: Validate = validate52;
const schema84 = {"$id":"https://contract.invalid/ListResultsAnswer","type":"object","required":["results"],"properties":{"success":{"type":"boolean"},"message":{"type":"string"},"results":{"type":"array","items":{"$ref":"https://contract.invalid/spec#/components/schemas/Result"}}}};
const schema85 = {"type":"object","description":"A result that a centre asked the institute to declare.","required":["_id"],"properties":{"_id":{"type":"string"},"student":{"anyOf":[{"$ref":"#/components/schemas/Graduate"},{"type":"null"}]},"course":{"anyOf":[{"$ref":"#/components/schemas/CourseRef"},{"type":"null"}]},"duration":{"type":["number","string"],"description":"Months."},"grade":{"type":"string","description":"For example A++."},"createdAt":{"type":"string","description":"ISO 8601, UTC."},"isActive":{"type":"boolean","description":"true is Result Out, false is Request Sent."}}};
const schema86 = {"type":"object","description":"The student of a result or marksheet.","properties":{"_id":{"type":"string"},"fullName":{"type":"string"},"rollNo":{"type":"string"}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data._id === undefined) && (missing0 = "_id")){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data._id !== undefined){
const _errs1 = errors;
if(typeof data._id !== "string"){
validate53.errors = [{instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.student !== undefined){
let data1 = data.student;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1._id !== undefined){
const _errs8 = errors;
if(typeof data1._id !== "string"){
const err0 = {instancePath:instancePath+"/student/_id",schemaPath:"#/components/schemas/Graduate/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.fullName !== undefined){
const _errs10 = errors;
if(typeof data1.fullName !== "string"){
const err1 = {instancePath:instancePath+"/student/fullName",schemaPath:"#/components/schemas/Graduate/properties/fullName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.rollNo !== undefined){
const _errs12 = errors;
if(typeof data1.rollNo !== "string"){
const err2 = {instancePath:instancePath+"/student/rollNo",schemaPath:"#/components/schemas/Graduate/properties/rollNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/student",schemaPath:"#/components/schemas/Graduate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0._id = true;
props0.fullName = true;
props0.rollNo = true;
}
const _errs14 = errors;
if(data1 !== null){
const err4 = {instancePath:instancePath+"/student",schemaPath:"#/properties/student/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/student",schemaPath:"#/properties/student/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate53.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.course !== undefined){
let data5 = data.course;
const _errs16 = errors;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5._id === undefined) && (missing1 = "_id")){
const err6 = {instancePath:instancePath+"/course",schemaPath:"#/components/schemas/CourseRef/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data5._id !== undefined){
const _errs21 = errors;
if(typeof data5._id !== "string"){
const err7 = {instancePath:instancePath+"/course/_id",schemaPath:"#/components/schemas/CourseRef/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data5.title !== undefined){
const _errs23 = errors;
if(typeof data5.title !== "string"){
const err8 = {instancePath:instancePath+"/course/title",schemaPath:"#/components/schemas/CourseRef/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/course",schemaPath:"#/components/schemas/CourseRef/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid1 = _errs18 === errors;
valid4 = valid4 || _valid1;
if(_valid1){
var props1 = {};
props1._id = true;
props1.title = true;
}
const _errs25 = errors;
if(data5 !== null){
const err10 = {instancePath:instancePath+"/course",schemaPath:"#/properties/course/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs25 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err11 = {instancePath:instancePath+"/course",schemaPath:"#/properties/course/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate53.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration !== undefined){
let data8 = data.duration;
const _errs27 = errors;
if((!(typeof data8 == "number")) && (typeof data8 !== "string")){
validate53.errors = [{instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: schema85.properties.duration.type},message:"must be number,string"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grade !== undefined){
const _errs29 = errors;
if(typeof data.grade !== "string"){
validate53.errors = [{instancePath:instancePath+"/grade",schemaPath:"#/properties/grade/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs31 = errors;
if(typeof data.createdAt !== "string"){
validate53.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isActive !== undefined){
const _errs33 = errors;
if(typeof data.isActive !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"_id":true,"student":true,"course":true,"duration":true,"grade":true,"createdAt":true,"isActive":true},"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/ListResultsAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.results === undefined) && (missing0 = "results")){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(typeof data.success !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate52.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.results !== undefined){
let data2 = data.results;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate53(data2[i0], {instancePath:instancePath+"/results/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"success":true,"message":true,"results":true},"dynamicProps":false,"dynamicItems":false};

export const CreateResultAnswer: Validate = validate55;
const schema88 = {"$id":"https://contract.invalid/CreateResultAnswer","$ref":"https://contract.invalid/spec#/components/schemas/Receipt"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/CreateResultAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate55.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate55.errors = [{instancePath:instancePath+"/success",schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate55.errors = [{instancePath:instancePath+"/message",schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"success":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const ListExamsAnswer: Validate = validate56;
const schema90 = {"$id":"https://contract.invalid/ListExamsAnswer","type":"object","required":["hallTickets"],"properties":{"success":{"type":"boolean"},"message":{"type":"string"},"hallTickets":{"type":"array","items":{"$ref":"https://contract.invalid/spec#/components/schemas/Exam"}}}};
const schema91 = {"type":"object","description":"An exam with its students; the documents also call it a hall ticket.","required":["_id","title"],"properties":{"_id":{"type":"string"},"title":{"type":"string"},"time":{"type":"string","description":"HH:mm, 24 hours."},"date":{"type":"string","description":"YYYY-MM-DD."},"location":{"type":"string"},"batch":{"description":"The batch, as its id or as a record with its title.","x-assumption":"The entity holds a title, the payload an id; both are read.","anyOf":[{"type":"string"},{"$ref":"#/components/schemas/BatchRef"},{"type":"null"}]},"course":{"anyOf":[{"$ref":"#/components/schemas/CourseRef"},{"type":"null"}]},"students":{"type":"array","items":{"$ref":"#/components/schemas/ExamStudent"}}}};
const schema92 = {"type":"object","description":"A batch as other records hold it.","required":["_id"],"properties":{"_id":{"type":"string"},"title":{"type":"string"}}};
const schema94 = {"type":"object","description":"A student enrolled in an exam.","required":["_id","fullName"],"properties":{"_id":{"type":"string"},"fullName":{"type":"string"},"rollNo":{"type":"string"},"email":{"type":"string"},"phone":{"$ref":"#/components/schemas/Phone"},"dob":{"type":"string","description":"YYYY-MM-DD."},"fatherName":{"type":"string"},"gender":{"$ref":"#/components/schemas/Gender"}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data._id === undefined) && (missing0 = "_id")) || ((data.fullName === undefined) && (missing0 = "fullName"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data._id !== undefined){
const _errs1 = errors;
if(typeof data._id !== "string"){
validate58.errors = [{instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fullName !== undefined){
const _errs3 = errors;
if(typeof data.fullName !== "string"){
validate58.errors = [{instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rollNo !== undefined){
const _errs5 = errors;
if(typeof data.rollNo !== "string"){
validate58.errors = [{instancePath:instancePath+"/rollNo",schemaPath:"#/properties/rollNo/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs7 = errors;
if(typeof data.email !== "string"){
validate58.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data4 = data.phone;
const _errs9 = errors;
if((typeof data4 !== "string") && (!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))))){
validate58.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/components/schemas/Phone/type",keyword:"type",params:{type: schema34.type},message:"must be string,integer"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dob !== undefined){
const _errs12 = errors;
if(typeof data.dob !== "string"){
validate58.errors = [{instancePath:instancePath+"/dob",schemaPath:"#/properties/dob/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fatherName !== undefined){
const _errs14 = errors;
if(typeof data.fatherName !== "string"){
validate58.errors = [{instancePath:instancePath+"/fatherName",schemaPath:"#/properties/fatherName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gender !== undefined){
let data7 = data.gender;
const _errs16 = errors;
if(typeof data7 !== "string"){
validate58.errors = [{instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/Gender/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data7 === "male") || (data7 === "female")) || (data7 === "other"))){
validate58.errors = [{instancePath:instancePath+"/gender",schemaPath:"#/components/schemas/Gender/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
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
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"_id":true,"fullName":true,"rollNo":true,"email":true,"phone":true,"dob":true,"fatherName":true,"gender":true},"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data._id === undefined) && (missing0 = "_id")) || ((data.title === undefined) && (missing0 = "title"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data._id !== undefined){
const _errs1 = errors;
if(typeof data._id !== "string"){
validate57.errors = [{instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate57.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs5 = errors;
if(typeof data.time !== "string"){
validate57.errors = [{instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
const _errs7 = errors;
if(typeof data.date !== "string"){
validate57.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
const _errs9 = errors;
if(typeof data.location !== "string"){
validate57.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.batch !== undefined){
let data5 = data.batch;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(typeof data5 !== "string"){
const err0 = {instancePath:instancePath+"/batch",schemaPath:"#/properties/batch/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5._id === undefined) && (missing1 = "_id")){
const err1 = {instancePath:instancePath+"/batch",schemaPath:"#/components/schemas/BatchRef/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data5._id !== undefined){
const _errs18 = errors;
if(typeof data5._id !== "string"){
const err2 = {instancePath:instancePath+"/batch/_id",schemaPath:"#/components/schemas/BatchRef/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.title !== undefined){
const _errs20 = errors;
if(typeof data5.title !== "string"){
const err3 = {instancePath:instancePath+"/batch/title",schemaPath:"#/components/schemas/BatchRef/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/batch",schemaPath:"#/components/schemas/BatchRef/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0._id = true;
props0.title = true;
}
const _errs22 = errors;
if(data5 !== null){
const err5 = {instancePath:instancePath+"/batch",schemaPath:"#/properties/batch/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err6 = {instancePath:instancePath+"/batch",schemaPath:"#/properties/batch/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate57.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.course !== undefined){
let data8 = data.course;
const _errs24 = errors;
const _errs25 = errors;
let valid4 = false;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((data8._id === undefined) && (missing2 = "_id")){
const err7 = {instancePath:instancePath+"/course",schemaPath:"#/components/schemas/CourseRef/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data8._id !== undefined){
const _errs29 = errors;
if(typeof data8._id !== "string"){
const err8 = {instancePath:instancePath+"/course/_id",schemaPath:"#/components/schemas/CourseRef/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.title !== undefined){
const _errs31 = errors;
if(typeof data8.title !== "string"){
const err9 = {instancePath:instancePath+"/course/title",schemaPath:"#/components/schemas/CourseRef/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/course",schemaPath:"#/components/schemas/CourseRef/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs26 === errors;
valid4 = valid4 || _valid1;
if(_valid1){
var props1 = {};
props1._id = true;
props1.title = true;
}
const _errs33 = errors;
if(data8 !== null){
const err11 = {instancePath:instancePath+"/course",schemaPath:"#/properties/course/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs33 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err12 = {instancePath:instancePath+"/course",schemaPath:"#/properties/course/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate57.errors = vErrors;
return false;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.students !== undefined){
let data11 = data.students;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data11)){
var valid7 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs37 = errors;
if(!(validate58(data11[i0], {instancePath:instancePath+"/students/" + i0,parentData:data11,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid7 = _errs37 === errors;
if(!valid7){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/students",schemaPath:"#/properties/students/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
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
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"_id":true,"title":true,"time":true,"date":true,"location":true,"batch":true,"course":true,"students":true},"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/ListExamsAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.hallTickets === undefined) && (missing0 = "hallTickets")){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(typeof data.success !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate56.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hallTickets !== undefined){
let data2 = data.hallTickets;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate57(data2[i0], {instancePath:instancePath+"/hallTickets/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/hallTickets",schemaPath:"#/properties/hallTickets/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"success":true,"message":true,"hallTickets":true},"dynamicProps":false,"dynamicItems":false};

export const CreateExamAnswer: Validate = validate61;
const schema97 = {"$id":"https://contract.invalid/CreateExamAnswer","$ref":"https://contract.invalid/spec#/components/schemas/Receipt"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/CreateExamAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate61.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate61.errors = [{instancePath:instancePath+"/success",schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate61.errors = [{instancePath:instancePath+"/message",schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"success":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const GetHallTicketAnswer: Validate = validate62;
const schema99 = {"$id":"https://contract.invalid/GetHallTicketAnswer","type":"string","format":"html"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/GetHallTicketAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(!(typeof data === "string")){
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const ListMarksheetsAnswer: Validate = validate63;
const schema100 = {"$id":"https://contract.invalid/ListMarksheetsAnswer","type":"object","required":["marksheets"],"properties":{"success":{"type":"boolean"},"message":{"type":"string"},"marksheets":{"type":"array","items":{"$ref":"https://contract.invalid/spec#/components/schemas/Marksheet"}}}};
const schema101 = {"type":"object","description":"Marks of a student in a course.","required":["_id"],"properties":{"_id":{"type":"string"},"certificateNo":{"type":"string"},"student":{"anyOf":[{"$ref":"#/components/schemas/Graduate"},{"type":"null"}]},"course":{"anyOf":[{"$ref":"#/components/schemas/CourseRef"},{"type":"null"}]},"session":{"type":"string","description":"Start and end as DD-MM-YYYY - DD-MM-YYYY."},"createdAt":{"type":"string","description":"ISO 8601, UTC."},"isVerified":{"type":"boolean","description":"true is Verified, otherwise Un-verified."},"subjects":{"type":"array","items":{"$ref":"#/components/schemas/SubjectMarks"}}}};
const schema104 = {"type":"object","description":"The marks of one subject.","required":["subjectName","marksObtain","totalMarks","practicalMarks"],"properties":{"subjectName":{"type":"string"},"marksObtain":{"type":"number"},"totalMarks":{"type":"number","default":100},"practicalMarks":{"type":"number"}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data._id === undefined) && (missing0 = "_id")){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data._id !== undefined){
const _errs1 = errors;
if(typeof data._id !== "string"){
validate64.errors = [{instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.certificateNo !== undefined){
const _errs3 = errors;
if(typeof data.certificateNo !== "string"){
validate64.errors = [{instancePath:instancePath+"/certificateNo",schemaPath:"#/properties/certificateNo/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.student !== undefined){
let data2 = data.student;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2._id !== undefined){
const _errs10 = errors;
if(typeof data2._id !== "string"){
const err0 = {instancePath:instancePath+"/student/_id",schemaPath:"#/components/schemas/Graduate/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.fullName !== undefined){
const _errs12 = errors;
if(typeof data2.fullName !== "string"){
const err1 = {instancePath:instancePath+"/student/fullName",schemaPath:"#/components/schemas/Graduate/properties/fullName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.rollNo !== undefined){
const _errs14 = errors;
if(typeof data2.rollNo !== "string"){
const err2 = {instancePath:instancePath+"/student/rollNo",schemaPath:"#/components/schemas/Graduate/properties/rollNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/student",schemaPath:"#/components/schemas/Graduate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0._id = true;
props0.fullName = true;
props0.rollNo = true;
}
const _errs16 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/student",schemaPath:"#/properties/student/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/student",schemaPath:"#/properties/student/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate64.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.course !== undefined){
let data6 = data.course;
const _errs18 = errors;
const _errs19 = errors;
let valid4 = false;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((data6._id === undefined) && (missing1 = "_id")){
const err6 = {instancePath:instancePath+"/course",schemaPath:"#/components/schemas/CourseRef/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data6._id !== undefined){
const _errs23 = errors;
if(typeof data6._id !== "string"){
const err7 = {instancePath:instancePath+"/course/_id",schemaPath:"#/components/schemas/CourseRef/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.title !== undefined){
const _errs25 = errors;
if(typeof data6.title !== "string"){
const err8 = {instancePath:instancePath+"/course/title",schemaPath:"#/components/schemas/CourseRef/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/course",schemaPath:"#/components/schemas/CourseRef/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid1 = _errs20 === errors;
valid4 = valid4 || _valid1;
if(_valid1){
var props1 = {};
props1._id = true;
props1.title = true;
}
const _errs27 = errors;
if(data6 !== null){
const err10 = {instancePath:instancePath+"/course",schemaPath:"#/properties/course/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs27 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err11 = {instancePath:instancePath+"/course",schemaPath:"#/properties/course/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate64.errors = vErrors;
return false;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session !== undefined){
const _errs29 = errors;
if(typeof data.session !== "string"){
validate64.errors = [{instancePath:instancePath+"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs31 = errors;
if(typeof data.createdAt !== "string"){
validate64.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isVerified !== undefined){
const _errs33 = errors;
if(typeof data.isVerified !== "boolean"){
validate64.errors = [{instancePath:instancePath+"/isVerified",schemaPath:"#/properties/isVerified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subjects !== undefined){
let data12 = data.subjects;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data12)){
var valid7 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if(((((data13.subjectName === undefined) && (missing2 = "subjectName")) || ((data13.marksObtain === undefined) && (missing2 = "marksObtain"))) || ((data13.totalMarks === undefined) && (missing2 = "totalMarks"))) || ((data13.practicalMarks === undefined) && (missing2 = "practicalMarks"))){
validate64.errors = [{instancePath:instancePath+"/subjects/" + i0,schemaPath:"#/components/schemas/SubjectMarks/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data13.subjectName !== undefined){
const _errs40 = errors;
if(typeof data13.subjectName !== "string"){
validate64.errors = [{instancePath:instancePath+"/subjects/" + i0+"/subjectName",schemaPath:"#/components/schemas/SubjectMarks/properties/subjectName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs40 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data13.marksObtain !== undefined){
const _errs42 = errors;
if(!(typeof data13.marksObtain == "number")){
validate64.errors = [{instancePath:instancePath+"/subjects/" + i0+"/marksObtain",schemaPath:"#/components/schemas/SubjectMarks/properties/marksObtain/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid9 = _errs42 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data13.totalMarks !== undefined){
const _errs44 = errors;
if(!(typeof data13.totalMarks == "number")){
validate64.errors = [{instancePath:instancePath+"/subjects/" + i0+"/totalMarks",schemaPath:"#/components/schemas/SubjectMarks/properties/totalMarks/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid9 = _errs44 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data13.practicalMarks !== undefined){
const _errs46 = errors;
if(!(typeof data13.practicalMarks == "number")){
validate64.errors = [{instancePath:instancePath+"/subjects/" + i0+"/practicalMarks",schemaPath:"#/components/schemas/SubjectMarks/properties/practicalMarks/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid9 = _errs46 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/subjects/" + i0,schemaPath:"#/components/schemas/SubjectMarks/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs37 === errors;
if(!valid7){
break;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/subjects",schemaPath:"#/properties/subjects/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
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
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"_id":true,"certificateNo":true,"student":true,"course":true,"session":true,"createdAt":true,"isVerified":true,"subjects":true},"dynamicProps":false,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/ListMarksheetsAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.marksheets === undefined) && (missing0 = "marksheets")){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(typeof data.success !== "boolean"){
validate63.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate63.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.marksheets !== undefined){
let data2 = data.marksheets;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate64(data2[i0], {instancePath:instancePath+"/marksheets/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/marksheets",schemaPath:"#/properties/marksheets/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"success":true,"message":true,"marksheets":true},"dynamicProps":false,"dynamicItems":false};

export const CreateMarksheetAnswer: Validate = validate66;
const schema105 = {"$id":"https://contract.invalid/CreateMarksheetAnswer","$ref":"https://contract.invalid/spec#/components/schemas/Receipt"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/CreateMarksheetAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate66.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate66.errors = [{instancePath:instancePath+"/success",schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate66.errors = [{instancePath:instancePath+"/message",schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"success":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const GetWalletAnswer: Validate = validate67;
const schema107 = {"$id":"https://contract.invalid/GetWalletAnswer","type":"object","required":["wallet"],"properties":{"success":{"type":"boolean"},"message":{"type":"string"},"wallet":{"$ref":"https://contract.invalid/spec#/components/schemas/Wallet"}}};
const schema108 = {"type":"object","description":"A centre's prepaid money.","properties":{"balance":{"type":"number","description":"Rupees."}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/GetWalletAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.wallet === undefined) && (missing0 = "wallet")){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(typeof data.success !== "boolean"){
validate67.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate67.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wallet !== undefined){
let data2 = data.wallet;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.balance !== undefined){
if(!(typeof data2.balance == "number")){
validate67.errors = [{instancePath:instancePath+"/wallet/balance",schemaPath:"https://contract.invalid/spec#/components/schemas/Wallet/properties/balance/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/wallet",schemaPath:"https://contract.invalid/spec#/components/schemas/Wallet/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"success":true,"message":true,"wallet":true},"dynamicProps":false,"dynamicItems":false};

export const ListTransactionsAnswer: Validate = validate68;
const schema109 = {"$id":"https://contract.invalid/ListTransactionsAnswer","type":"object","required":["transactions"],"properties":{"success":{"type":"boolean"},"message":{"type":"string"},"transactions":{"type":"array","items":{"$ref":"https://contract.invalid/spec#/components/schemas/Transaction"}}}};
const schema110 = {"type":"object","description":"A payment that an operator reported.","required":["_id"],"properties":{"_id":{"type":"string"},"amount":{"type":"number","description":"Rupees."},"paidBy":{"type":"string","description":"Payment method."},"txnId":{"type":"string","description":"The payment method's own number."},"createdAt":{"type":"string","description":"ISO 8601, UTC."},"isVerified":{"type":"boolean","description":"true is Verified, false is Pending."}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/ListTransactionsAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.transactions === undefined) && (missing0 = "transactions")){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(typeof data.success !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate68.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactions !== undefined){
let data2 = data.transactions;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3._id === undefined) && (missing1 = "_id")){
validate68.errors = [{instancePath:instancePath+"/transactions/" + i0,schemaPath:"https://contract.invalid/spec#/components/schemas/Transaction/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3._id !== undefined){
const _errs10 = errors;
if(typeof data3._id !== "string"){
validate68.errors = [{instancePath:instancePath+"/transactions/" + i0+"/_id",schemaPath:"https://contract.invalid/spec#/components/schemas/Transaction/properties/_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.amount !== undefined){
const _errs12 = errors;
if(!(typeof data3.amount == "number")){
validate68.errors = [{instancePath:instancePath+"/transactions/" + i0+"/amount",schemaPath:"https://contract.invalid/spec#/components/schemas/Transaction/properties/amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.paidBy !== undefined){
const _errs14 = errors;
if(typeof data3.paidBy !== "string"){
validate68.errors = [{instancePath:instancePath+"/transactions/" + i0+"/paidBy",schemaPath:"https://contract.invalid/spec#/components/schemas/Transaction/properties/paidBy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.txnId !== undefined){
const _errs16 = errors;
if(typeof data3.txnId !== "string"){
validate68.errors = [{instancePath:instancePath+"/transactions/" + i0+"/txnId",schemaPath:"https://contract.invalid/spec#/components/schemas/Transaction/properties/txnId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.createdAt !== undefined){
const _errs18 = errors;
if(typeof data3.createdAt !== "string"){
validate68.errors = [{instancePath:instancePath+"/transactions/" + i0+"/createdAt",schemaPath:"https://contract.invalid/spec#/components/schemas/Transaction/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.isVerified !== undefined){
const _errs20 = errors;
if(typeof data3.isVerified !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/transactions/" + i0+"/isVerified",schemaPath:"https://contract.invalid/spec#/components/schemas/Transaction/properties/isVerified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/transactions/" + i0,schemaPath:"https://contract.invalid/spec#/components/schemas/Transaction/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/properties/transactions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"success":true,"message":true,"transactions":true},"dynamicProps":false,"dynamicItems":false};

export const RequestFundsAnswer: Validate = validate69;
const schema111 = {"$id":"https://contract.invalid/RequestFundsAnswer","type":"object","required":["message"],"properties":{"success":{"type":"boolean"},"message":{"type":"string"}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/RequestFundsAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(typeof data.success !== "boolean"){
validate69.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate69.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"success":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const UpdateMediaAnswer: Validate = validate70;
const schema112 = {"$id":"https://contract.invalid/UpdateMediaAnswer","$ref":"https://contract.invalid/spec#/components/schemas/Receipt"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/UpdateMediaAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate70.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate70.errors = [{instancePath:instancePath+"/success",schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate70.errors = [{instancePath:instancePath+"/message",schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Receipt/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"success":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const Problem: Validate = validate71;
const schema114 = {"$id":"https://contract.invalid/Problem","$ref":"https://contract.invalid/spec#/components/schemas/Problem"};
const schema115 = {"type":"object","description":"A refusal. The client reads `message` and nothing else.","x-assumption":"The documents show no error body; one with success false and a message is assumed, as text or as texts by field.","required":["success","message"],"properties":{"success":{"type":"boolean","enum":[false]},"message":{"description":"What went wrong, for people to read; or lists of such sentences by field name.","anyOf":[{"type":"string"},{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}]}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/Problem" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate71.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/success",schemaPath:"https://contract.invalid/spec#/components/schemas/Problem/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === false)){
validate71.errors = [{instancePath:instancePath+"/success",schemaPath:"https://contract.invalid/spec#/components/schemas/Problem/properties/success/enum",keyword:"enum",params:{allowedValues: schema115.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/message",schemaPath:"https://contract.invalid/spec#/components/schemas/Problem/properties/message/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
const _errs8 = errors;
if(errors === _errs8){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
let data2 = data1[key0];
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data2)){
var valid4 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(typeof data2[i0] !== "string"){
const err1 = {instancePath:instancePath+"/message/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"https://contract.invalid/spec#/components/schemas/Problem/properties/message/anyOf/1/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
const err2 = {instancePath:instancePath+"/message/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://contract.invalid/spec#/components/schemas/Problem/properties/message/anyOf/1/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
const err3 = {instancePath:instancePath+"/message",schemaPath:"https://contract.invalid/spec#/components/schemas/Problem/properties/message/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err4 = {instancePath:instancePath+"/message",schemaPath:"https://contract.invalid/spec#/components/schemas/Problem/properties/message/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate71.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/Problem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"success":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const PurchaseProblem: Validate = validate72;
const schema116 = {"$id":"https://contract.invalid/PurchaseProblem","$ref":"https://contract.invalid/spec#/components/schemas/PurchaseProblem"};
const schema117 = {"type":"object","description":"The refusal of a purchase; `message` may hold texts for phone and amount.","required":["success","message"],"properties":{"success":{"type":"boolean","enum":[false]},"message":{"description":"What went wrong as text, or lists of texts for the phone number and the amount.","anyOf":[{"type":"string"},{"type":"object","properties":{"phone":{"type":"array","description":"What is wrong with the phone number of the buyer's profile.","items":{"type":"string"}},"amount":{"type":"array","description":"What is wrong with the amount.","items":{"type":"string"}}},"additionalProperties":false}]}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://contract.invalid/PurchaseProblem" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate72.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/PurchaseProblem/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate72.errors = [{instancePath:instancePath+"/success",schemaPath:"https://contract.invalid/spec#/components/schemas/PurchaseProblem/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === false)){
validate72.errors = [{instancePath:instancePath+"/success",schemaPath:"https://contract.invalid/spec#/components/schemas/PurchaseProblem/properties/success/enum",keyword:"enum",params:{allowedValues: schema117.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/message",schemaPath:"https://contract.invalid/spec#/components/schemas/PurchaseProblem/properties/message/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
const _errs8 = errors;
if(errors === _errs8){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const _errs10 = errors;
for(const key0 in data1){
if(!((key0 === "phone") || (key0 === "amount"))){
const err1 = {instancePath:instancePath+"/message",schemaPath:"https://contract.invalid/spec#/components/schemas/PurchaseProblem/properties/message/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs10 === errors){
if(data1.phone !== undefined){
let data2 = data1.phone;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data2)){
var valid4 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(typeof data2[i0] !== "string"){
const err2 = {instancePath:instancePath+"/message/phone/" + i0,schemaPath:"https://contract.invalid/spec#/components/schemas/PurchaseProblem/properties/message/anyOf/1/properties/phone/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
const err3 = {instancePath:instancePath+"/message/phone",schemaPath:"https://contract.invalid/spec#/components/schemas/PurchaseProblem/properties/message/anyOf/1/properties/phone/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.amount !== undefined){
let data4 = data1.amount;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data4)){
var valid5 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs17 = errors;
if(typeof data4[i1] !== "string"){
const err4 = {instancePath:instancePath+"/message/amount/" + i1,schemaPath:"https://contract.invalid/spec#/components/schemas/PurchaseProblem/properties/message/anyOf/1/properties/amount/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
else {
const err5 = {instancePath:instancePath+"/message/amount",schemaPath:"https://contract.invalid/spec#/components/schemas/PurchaseProblem/properties/message/anyOf/1/properties/amount/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/message",schemaPath:"https://contract.invalid/spec#/components/schemas/PurchaseProblem/properties/message/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err7 = {instancePath:instancePath+"/message",schemaPath:"https://contract.invalid/spec#/components/schemas/PurchaseProblem/properties/message/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate72.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"https://contract.invalid/spec#/components/schemas/PurchaseProblem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"success":true,"message":true},"dynamicProps":false,"dynamicItems":false};

